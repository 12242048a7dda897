import { AccessLog, AccessLogIntro } from '@evenkeel/widgets/profile'
import { PageHeader } from '../../shell/page-header.tsx'

/** Who can see the person's data now, and who has seen it. */
export function AccessLogPage() {
  return (
    <>
      <PageHeader subtitle={<AccessLogIntro />} />
      <div className="mt-6">
        <AccessLog />
      </div>
    </>
  )
}
