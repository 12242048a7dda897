import { CheckupSummary, WellBeingSummary } from '@evenkeel/widgets/checkup'
import { AboutMeSummary, AccountLinks, ContactSummary, DependentsSummary } from '@evenkeel/widgets/profile'
import { PageHeader } from '../../shell/page-header.tsx'

/** What we know about the person, and everything about the account, by subject. */
export function ProfilePage() {
  return (
    <>
      <PageHeader />
      <div className="mt-6 grid grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,1fr)_320px]">
        <div className="flex min-w-0 flex-col gap-4 tablet:gap-6">
          <ContactSummary />
          <AboutMeSummary />
          <DependentsSummary />
        </div>
        <div className="flex min-w-0 flex-col gap-4 tablet:gap-6">
          <AccountLinks />
          <CheckupSummary />
          <WellBeingSummary />
        </div>
      </div>
    </>
  )
}
