import type { OwnSignIn } from '@evenkeel/api-client/contract/sessions'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { WordInput } from '@evenkeel/ui/word-input'
import { Notice } from '@evenkeel/ui/notice'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { pages } from '@evenkeel/widgets/shared/paths.ts'

interface OwnerProofProps {
  readonly password: string
  readonly onChange: (password: string) => void
}

/** Signs out here and begins the company's sign-on; who comes back from it has just proved who they are. */
async function signInAgain(signOnUrl: string | null): Promise<void> {
  if (signOnUrl === null) return location.assign(pages.logout)
  await fetch(pages.logout, { redirect: 'manual' })
  location.assign(signOnUrl)
}

function ProofField({ signIn, password, onChange }: OwnerProofProps & { readonly signIn: OwnSignIn }) {
  if (signIn.hasPassword) {
    return (
      <WordInput
        type="password"
        name="password"
        label="Your password"
        required
        maxLength={128}
        autoComplete="current-password"
        value={password}
        onChange={onChange}
      />
    )
  }
  if (signIn.isFreshUntil !== null)
    return <Notice icon="check">You have just signed in with your company, so we know that it is you.</Notice>
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-body text-text">
        You have no password here. Sign in with your company once more, then come back to this page within 5 minutes.
      </p>
      <Button onClick={() => void signInAgain(signIn.signOnUrl)}>Sign in again</Button>
    </div>
  )
}

/** What a call takes that only the owner may make: somebody without a password sends none. */
export interface Proof {
  readonly password?: string
}

/** The proof that was typed, as a call takes it. */
export const proofOf = (password: string): Proof => (password === '' ? {} : { password })

interface ProofState {
  /** Somebody without a password has to have signed in just now. A form that asks for no proof (yet) can be sent. */
  readonly canProve: boolean
  /** After a refusal: what was a fresh sign-in as the form opened may be none any more. */
  readonly lookAgain: () => void
}

/** Whether the form around an `OwnerProof` can be sent. */
export function useProof(isAsked = true): ProofState {
  const { data, retry } = useQuery('ownSignIn', ...(isAsked ? [] : [null]))
  return {
    canProve: !isAsked || (data !== undefined && (data.hasPassword || data.isFreshUntil !== null)),
    lookAgain: retry,
  }
}

/** What a step asks for that only the owner may take: the password, or of who has none a sign-in of the last five minutes. */
export function OwnerProof(props: OwnerProofProps) {
  const query = useQuery('ownSignIn')
  return (
    <Loaded query={query} label="Loading" skeleton={<SkeletonText lines={2} />} failedTitle="This did not load">
      {(signIn) => <ProofField signIn={signIn} {...props} />}
    </Loaded>
  )
}
