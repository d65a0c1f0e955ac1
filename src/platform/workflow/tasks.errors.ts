import { defineErrors } from '#kernel/errors.ts';

/** What is refused of tasks and processes. Words: tasks.messages.fa.ts. */
export const taskErrors = defineErrors('platform/tasks', {
  /** Somebody was quicker: `by` is who, `at` when (ISO). */
  done: { status: 409 },
  /** Gone without an answer: the process took another way or was called off. */
  dropped: { status: 409 },
  /** Another one has claimed it: `by`. */
  claimed: { status: 409 },
  notYours: { status: 403 },
  /** Of a task of many each person answers one. */
  voted: { status: 409 },
  noSuchOutcome: { status: 400, field: 'outcome' },
  commentNeeded: { status: 400, field: 'comment' },
  notBulk: { status: 409 },
  notStartable: { status: 409 },
  notRunning: { status: 409 },
  /** Binding once it has begun, or not brought by the reader. */
  notWithdrawable: { status: 409 },
  noSuchVariable: { status: 400 },
  wrongValue: { status: 400 },
  /** Of one process by one person (`MOST_OPEN_CASES`). */
  tooManyOpenCases: { status: 409 },
  /** A case about nobody, or about more than `MOST_SUBJECTS`. */
  tooManySubjects: { status: 400 },
  /** By one person in one case within an hour (`MOST_COMMENTS_AN_HOUR`). */
  tooManyComments: { status: 429, field: 'text' },
  /** The record of the case says it: nobody sets it by hand. */
  factOfRecord: { status: 409 },
  /** Who set a variable of the case, or handed the task on as its management, does not answer it. */
  hadAHand: { status: 409, constraint: 'process_task_hand' },
  /** The form tells of classes that whoever is to get the task does not hold. */
  lacksClasses: { status: 409, field: 'partyId' },
  /** The management takes no task over that nobody asks of it. */
  notToOneself: { status: 409, field: 'partyId' },
  /** Whoever manages a case without the classes of its discussion reads and says nothing there. */
  talkHidden: { status: 403 },
  /** Nobody takes a task about themselves. */
  subject: { status: 409, field: 'partyId' },
  notSuitable: { status: 400, field: 'partyId' },
  /** Corrected into a kind whose approval chain is another one. */
  otherChain: { status: 409 },
  noIncident: { status: 409 },
  cannotSkip: { status: 409 },
  substitutionOverlaps: { status: 409, field: 'fromDate', constraint: 'task_substitution_no_overlap' },
  /** Days that are over, the wrong way round or longer than a year. */
  substitutionDays: { status: 400, field: 'thruDate' },
  noSuchProcess: { status: 400, field: 'processKeys' },
  substituteSelf: { status: 400, field: 'substitutePartyId' },
});
