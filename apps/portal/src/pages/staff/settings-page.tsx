import { DevicesCard } from '../profile/devices-card.tsx'
import { PasswordCard } from '../profile/password-card.tsx'
import { SecondStepCard } from '../profile/second-step-card.tsx'
import { StaffPage } from './staff-page.tsx'

/** How a planner or staff member gets in. */
export function StaffSettingsPage() {
  return (
    <StaffPage>
      <div className="flex max-w-[720px] flex-col gap-6">
        <SecondStepCard />
        <DevicesCard />
        <PasswordCard />
      </div>
    </StaffPage>
  )
}
