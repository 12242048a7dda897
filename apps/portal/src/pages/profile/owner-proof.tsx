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

function Proof({ signIn, password, onChange }: OwnerProofProps & { readonly signIn: OwnSignIn }) {
  if (signIn.hasPassword) {
    return <WordInput type="password" name="password" label="Your password" required maxLength={128} autoComplete="current-password" value={password} onChange={onChange} />
  }
  if (signIn.isFreshUntil !== null) return <Notice icon="check">You have just signed in with your company, so we know that it is you.</Notice>
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-body text-text">You have no password here. Sign in with your company once more, then come back to this page within 5 minutes.</p>
      <Button onClick={() => void signInAgain(signIn.signOnUrl)}>Sign in again</Button>
    </div>
  )
}

/** Whether the form around an `OwnerProof` can be sent: somebody without a password has to have signed in just now. */
export function useCanProve(): boolean {
  const { data } = useQuery('ownSignIn')
  return data !== undefined && (data.hasPassword || data.isFreshUntil !== null)
}

/** What a step that cannot be taken back asks for: the password, or of who has none a sign-in of the last five minutes. */
export function OwnerProof(props: OwnerProofProps) {
  const query = useQuery('ownSignIn')
  return (
    <Loaded query={query} label="Loading" skeleton={<SkeletonText lines={2} />} failedTitle="This did not load">
      {(signIn) => <Proof signIn={signIn} {...props} />}
    </Loaded>
  )
}
