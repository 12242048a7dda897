import type { SecondFactorKind } from '@evenkeel/api-client/contract/auth'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { TextLink } from '@evenkeel/ui/link'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { useState } from 'react'
import { AuthPage } from './auth-page.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { hasPasskeys } from './passkey.ts'
import { useGoOn } from './use-go-on.ts'

const otherWays: Readonly<Record<SecondFactorKind, string>> = {
  authenticator: 'Use your authenticator app',
  passkey: 'Use your passkey',
  recovery: 'Use a recovery code',
  mail: 'Use a code by mail',
}

const backToSignIn = <TextLink href={`#${paths.login()}`}>Back to sign in</TextLink>

/** The ways that somebody has, one of them open. */
function Ways({ kinds }: { readonly kinds: readonly SecondFactorKind[] }) {
  const usable = kinds.filter((kind) => kind !== 'passkey' || hasPasskeys())
  const [chosen, choose] = useState<SecondFactorKind>(usable[0] ?? 'recovery')
  const goOn = useGoOn()
  const others = usable.filter((kind) => kind !== chosen)
  return (
    <>
      <SecondFactorForm key={chosen} kind={chosen} onVerified={goOn} />
      <div className="mt-4 flex flex-col items-start">
        {others.map((kind) => (
          <Button key={kind} variant="text" size="flush" onClick={() => choose(kind)}>
            {otherWays[kind]}
          </Button>
        ))}
      </div>
    </>
  )
}

/** Between the password and the product: one more proof of who somebody is. */
export function SecondFactorPage() {
  const challenge = useQuery('secondFactorChallenge', { body: {} })
  const isOver = challenge.failure?.status === 401
  const intro = isOver ? 'This sign-in took too long. Please start again.' : 'One more step, so that only you get in.'
  return (
    <AuthPage title="Confirm that it is you" intro={intro} foot={backToSignIn}>
      {!isOver && (
        <Loaded
          query={challenge}
          label="Loading"
          skeleton={<Skeleton height={112} />}
          failedTitle="This page did not load"
        >
          {({ kinds }) => <Ways kinds={kinds} />}
        </Loaded>
      )}
    </AuthPage>
  )
}
