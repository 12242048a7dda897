import { ShortcutsCard } from '@evenkeel/widgets/profile'
import { DevicesCard, PasswordCard, SecondStepCard } from '@evenkeel/widgets/sign-in-settings'
import { useAtomValue } from 'jotai'
import { openSignIn } from '../../session.ts'
import { sessionAtom } from '../../state.ts'
import { StaffPage } from './staff-page.tsx'

/** How a planner or staff member signs in. */
export function StaffSettingsPage() {
  const email = useAtomValue(sessionAtom)?.email ?? ''
  return (
    <StaffPage>
      <div className="flex max-w-[720px] flex-col gap-6">
        <SecondStepCard />
        <DevicesCard onSignedOut={openSignIn} />
        <PasswordCard email={email} />
        <ShortcutsCard />
      </div>
    </StaffPage>
  )
}
