/** Diagrams as other programs write them, one of each kind: written for these tests, after the kinds of models by which such programs are compared. */

const definitions = (inside: string, more = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:acme="http://acme.example/modeler" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" id="_d" targetNamespace="http://acme.example/bpmn" exporter="Acme Modeler" exporterVersion="7.1"${more}>${inside}</definitions>`;
const process = (inside: string, id = 'WFP-6-', name = 'Order'): string => `<process id="${id}" name="${name}" isExecutable="false">${inside}</process>`;

/** A chain of ways through these elements. */
const chain = (...ids: readonly string[]): string =>
  ids
    .slice(1)
    .map((id, at) => `<sequenceFlow id="_${ids[at]}-${id}" sourceRef="${ids[at]}" targetRef="${id}"/>`)
    .join('');
const when = (from: string, to: string, name: string, condition?: string): string =>
  `<sequenceFlow id="_${from}-${to}" name="${name}" sourceRef="${from}" targetRef="${to}">${condition === undefined ? '' : `<conditionExpression xsi:type="tFormalExpression">${condition}</conditionExpression>`}</sequenceFlow>`;
const task = (id: string, kind = 'task', inside = ''): string => `<${kind} id="${id}" name="Do ${id}">${inside}</${kind}>`;
const events = ['message', 'timer', 'signal', 'conditional', 'error', 'escalation', 'compensate', 'cancel', 'terminate', 'link'] as const;
const said = (event: string): string => `<${event}EventDefinition${event === 'link' ? ' name="on"' : ''}/>`;

const [startEvent, endEvent] = ['<startEvent id="s" name="Begin"/>', '<endEvent id="e" name="End"/>'];

const plain = process(`${startEvent}${task('t1')}${task('t2', 'userTask')}${task('t3', 'manualTask')}${endEvent}${chain('s', 't1', 't2', 't3', 'e')}`);

const gateways = process(
  `${startEvent}${task('t1')}<exclusiveGateway id="g1" name="Which?" default="_g1-t3"/>${task('t2')}${task('t3')}<exclusiveGateway id="g2"/>
  <parallelGateway id="g3"/>${task('t4')}${task('t5')}<parallelGateway id="g4"/><inclusiveGateway id="g5"/>${task('t6')}${task('t7')}<inclusiveGateway id="g6"/>${endEvent}
  ${chain('s', 't1', 'g1')}${when('g1', 't2', 'dear', `\${amount &gt; 100}`)}${chain('g1', 't3', 'g2')}${chain('t2', 'g2', 'g3', 't4', 'g4')}${chain('g3', 't5', 'g4', 'g5', 't6', 'g6')}${chain('g5', 't7', 'g6', 'e')}`,
);

const subProcesses = process(
  `${startEvent}<subProcess id="sub" name="Part">${'<startEvent id="is"/>'}${task('it')}${'<endEvent id="ie"/>'}${chain('is', 'it', 'ie')}</subProcess>
  <boundaryEvent id="b1" attachedToRef="sub" cancelActivity="false"><timerEventDefinition><timeDuration xsi:type="tFormalExpression">P2D</timeDuration></timerEventDefinition></boundaryEvent>
  <subProcess id="empty" name="Folded"/>${task('late')}<endEvent id="e2"/>${endEvent}${chain('s', 'sub', 'empty', 'e')}${chain('b1', 'late', 'e2')}`,
);

const lanes = `<laneSet id="ls"><lane id="l1" name="Office"><flowNodeRef>s</flowNodeRef><flowNodeRef>t1</flowNodeRef></lane><lane id="l2" name="Store"><flowNodeRef>t2</flowNodeRef><flowNodeRef>e</flowNodeRef></lane></laneSet>`;
const pools = `<collaboration id="c"><participant id="p1" name="Buyer" processRef="buyer"/><participant id="p2" name="Seller" processRef="seller"/><participant id="p3" name="Bank"/>
  <messageFlow id="m1" sourceRef="t1" targetRef="o1"/><messageFlow id="m2" sourceRef="p3" targetRef="t2"/></collaboration>
  ${process(`${lanes}${startEvent}${task('t1', 'sendTask')}${task('t2', 'receiveTask')}${endEvent}${chain('s', 't1', 't2', 'e')}`, 'buyer', '')}
  ${process(`<startEvent id="os"><messageEventDefinition/></startEvent>${task('o1')}<endEvent id="oe"/>${chain('os', 'o1', 'oe')}`, 'seller', '')}`;

const nested = process(
  `${startEvent}<transaction id="tx" name="Booking">${task('x1')}${task('x2')}${chain('x1', 'x2')}<subProcess id="inner">${task('y1')}</subProcess></transaction>
  <subProcess id="on" name="Alarm" triggeredByEvent="true"><startEvent id="as"><errorEventDefinition/></startEvent>${task('a1')}${chain('as', 'a1')}</subProcess>
  <adHocSubProcess id="free" name="Any order">${task('f1')}</adHocSubProcess>${endEvent}${chain('s', 'tx', 'free', 'e')}`,
);

const startsAndEnds = process(
  `${['message', 'timer', 'signal', 'conditional'].map((event) => `<startEvent id="s-${event}">${said(event)}</startEvent>`).join('')}<startEvent id="s-several">${said('message')}${said('timer')}</startEvent>
  ${task('t1')}<parallelGateway id="g"/>
  ${['message', 'signal', 'error', 'escalation', 'compensate', 'terminate'].map((event) => `<endEvent id="e-${event}">${said(event)}</endEvent>`).join('')}
  ${['message', 'timer', 'signal', 'conditional', 'several'].map((event) => chain(`s-${event}`, 't1')).join('')}${chain('t1', 'g')}
  ${['message', 'signal', 'error', 'escalation', 'compensate', 'terminate'].map((event) => chain('g', `e-${event}`)).join('')}`,
);

const caught = ['message', 'timer', 'signal', 'conditional', 'link'];
const thrown = ['message', 'signal', 'escalation', 'compensate', 'link'];
const intermediate = process(
  `${startEvent}${caught.map((event) => `<intermediateCatchEvent id="c-${event}">${said(event)}</intermediateCatchEvent>`).join('')}
  ${thrown.map((event) => `<intermediateThrowEvent id="t-${event}">${said(event)}</intermediateThrowEvent>`).join('')}<intermediateThrowEvent id="t-none"/>${task('t1')}
  ${events
    .slice(0, 7)
    .map((event) => `<boundaryEvent id="b-${event}" attachedToRef="t1">${said(event)}</boundaryEvent>${task(`after-${event}`)}${chain(`b-${event}`, `after-${event}`)}`)
    .join('')}
  ${endEvent}${chain('s', ...caught.map((event) => `c-${event}`), ...thrown.map((event) => `t-${event}`), 't-none', 't1', 'e')}`,
);

const data = `<dataStore id="ds" name="Ledger"/>${process(
  `<ioSpecification><dataInput id="di" name="Wish"/><inputSet id="is1"><dataInputRefs>di</dataInputRefs></inputSet><outputSet id="os1"/></ioSpecification>
  <dataObject id="do"/><dataObjectReference id="dor" name="Order" dataObjectRef="do"/><dataStoreReference id="dsr" dataStoreRef="ds"/>${startEvent}
  ${task('t1', 'task', '<ioSpecification><dataInput id="di2"/><inputSet id="is2"><dataInputRefs>di2</dataInputRefs></inputSet><outputSet id="os2"/></ioSpecification><dataInputAssociation id="dia"><sourceRef>dor</sourceRef><targetRef>di2</targetRef></dataInputAssociation>')}
  ${endEvent}<textAnnotation id="note"><text>Mind the ledger</text></textAnnotation><association id="as" sourceRef="t1" targetRef="note"/><group id="gr" categoryValueRef="cv"/>${chain('s', 't1', 'e')}`,
)}<category id="cat"><categoryValue id="cv" value="dear"/></category>`;

const calls = `<globalUserTask id="gu" name="Sign"/>${process(
  `${startEvent}<callActivity id="c1" name="Pay" calledElement="payment"/><callActivity id="c2" name="Sign" calledElement="gu"/><callActivity id="c3" name="Unsaid"/>${endEvent}${chain('s', 'c1', 'c2', 'c3', 'e')}`,
)}`;

const choreography = `<choreography id="ch" name="Between two"><participant id="p1" name="Buyer"/><participant id="p2" name="Seller"/>
  <startEvent id="s"/><choreographyTask id="ct" name="Order" initiatingParticipantRef="p1"><participantRef>p1</participantRef><participantRef>p2</participantRef></choreographyTask><endEvent id="e"/>${chain('s', 'ct', 'e')}</choreography>`;

const invoice = process(
  `<extensionElements><acme:properties><acme:property name="colour" value="red"/></acme:properties></extensionElements>
  <startEvent id="s" acme:formKey="embedded:app:forms/start.html" name="Invoice received"/>
  <userTask id="approve" name="Approve invoice" acme:assignee="\${approver}" acme:candidateGroups="accounting"><extensionElements><acme:taskListener event="create" class="x.Y"/></extensionElements><documentation>By the limit</documentation>
    <humanPerformer><resourceAssignmentExpression><formalExpression>\${approver}</formalExpression></resourceAssignmentExpression></humanPerformer></userTask>
  <exclusiveGateway id="ok" name="Invoice approved?"/>
  <businessRuleTask id="decide" name="Assign approver" acme:decisionRef="invoice-assign" acme:mapDecisionResult="collectEntries"/>
  <serviceTask id="archive" name="Archive" acme:class="org.example.Archive"/>
  ${endEvent}${chain('s', 'decide', 'approve', 'ok')}${when('ok', 'archive', 'yes', `\${approved}`)}${when('ok', 'decide', 'no', '#{!approved}')}${chain('archive', 'e')}`,
  'invoice',
  'Invoice receipt',
);

const mails = process(
  `<startEvent id="s"><timerEventDefinition><timeCycle>R/P1M</timeCycle></timerEventDefinition></startEvent>
  ${task('write', 'scriptTask', '<script>mail()</script>')}${task('send', 'sendTask', '<multiInstanceLoopCharacteristics isSequential="true"><loopCardinality>3</loopCardinality></multiInstanceLoopCharacteristics>')}
  ${task('wait', 'receiveTask', '<standardLoopCharacteristics/>')}<eventBasedGateway id="first"/>
  <intermediateCatchEvent id="answer" name="Answer"><messageEventDefinition/></intermediateCatchEvent><intermediateCatchEvent id="week"><timerEventDefinition><timeDuration>P7D</timeDuration></timerEventDefinition></intermediateCatchEvent>
  ${task('ask', 'userTask', '<multiInstanceLoopCharacteristics/>')}<complexGateway id="any"/>${endEvent}
  ${chain('s', 'write', 'send', 'wait', 'first', 'answer', 'any')}${chain('first', 'week', 'any', 'ask', 'e')}`,
);

const undrawn = process(`${task('a')}${task('b')}${task('c')}${chain('a', 'b')}${when('b', 'c', 'again', 'count &lt; 3')}${chain('c', 'b')}`);

export interface Model {
  readonly xml: string;
  /** Of several processes in it. */
  readonly process?: string;
}

export const models = {
  plain: { xml: definitions(plain) },
  gateways: { xml: definitions(gateways) },
  subProcesses: { xml: definitions(subProcesses) },
  pools: { xml: definitions(pools), process: 'buyer' },
  nested: { xml: definitions(nested) },
  startsAndEnds: { xml: definitions(startsAndEnds) },
  intermediate: { xml: definitions(intermediate) },
  data: { xml: definitions(data) },
  calls: { xml: definitions(calls) },
  choreography: { xml: definitions(choreography) },
  invoice: { xml: definitions(invoice) },
  mails: { xml: definitions(mails) },
  undrawn: { xml: definitions(undrawn, ' typeLanguage="http://www.w3.org/2001/XMLSchema"') },
} as const satisfies Readonly<Record<string, Model>>;
