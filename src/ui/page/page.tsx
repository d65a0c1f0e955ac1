import { PageHeader, type PageHeaderProps } from '#ui/page-header/page-header.tsx';
import { PageFrame, type PageFrameProps } from './page-frame.tsx';

export interface PageProps extends PageHeaderProps, PageFrameProps {}

/** A screen: its title and what stands below it. */
export function Page({ width = 'full', children, ...header }: PageProps) {
  return (
    <PageFrame width={width}>
      <PageHeader {...header} />
      {children}
    </PageFrame>
  );
}
