import { useQuery } from '@evenkeel/api-client/react'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Loading, SkeletonText } from '@evenkeel/ui/skeleton'
import { ShortcutsCard } from '@evenkeel/widgets/profile'
import { DevicesCard, PasswordCard, SecondStepCard } from '@evenkeel/widgets/sign-in-settings'
import { useAtomValue } from 'jotai'
import { openSignIn } from '../../session.ts'
import { sessionAtom } from '../../state.ts'
import { StaffPage } from './staff-page.tsx'

const column = 'flex max-w-[720px] flex-col gap-6'

/** Whether everything on the page has come: no card's height is known before, so that the cards below it would move. */
function useHasCome(): boolean {
  const parts = [useQuery('secondFactor'), useQuery('sessions'), useQuery('ownSignIn')]
  return parts.every(({ data, failure }) => data !== undefined || failure !== undefined)
}

/** How a planner or staff member signs in. */
export function StaffSettingsPage() {
  const email = useAtomValue(sessionAtom)?.email ?? ''
  const hasCome = useHasCome()
  return (
    <StaffPage>
      {hasCome ? (
        <div key="cards" className={column}>
          <SecondStepCard />
          <DevicesCard onSignedOut={openSignIn} />
          <PasswordCard email={email} />
          <ShortcutsCard />
        </div>
      ) : (
        <div key="loading" className={column}>
          <Card>
            <CardBody>
              <Loading>
                <SkeletonText lines={4} />
              </Loading>
            </CardBody>
          </Card>
        </div>
      )}
    </StaffPage>
  )
}
