import type { OwnSignIn } from '@evenkeel/api-client/contract/sessions'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Notice } from '@evenkeel/ui/notice'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import type { ReactNode } from 'react'
import { QueryView } from './query-view.tsx'
import { pages } from './paths.ts'
import * as words from '../words/passwords.generated.ts'

interface OwnerProofProps {
  /** The form's field for the password of a person who has one. */
  readonly field: ReactNode
}

/** Signs out here and opens the company's sign-on; a return from it is a fresh sign-in, which proves the owner. */
async function signInAgain(signOnUrl: string | null): Promise<void> {
  if (signOnUrl === null) return location.assign(pages.logout)
  await fetch(pages.logout, { redirect: 'manual' })
  location.assign(signOnUrl)
}

function ProofField({ signIn, field }: OwnerProofProps & { readonly signIn: OwnSignIn }) {
  if (signIn.hasPassword) return field
  if (signIn.isFreshUntil !== null) return <Notice icon="check">{words.justSignedIn()}</Notice>
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-body text-text">{words.signInFirst()}</p>
      <Button onClick={() => void signInAgain(signIn.signOnUrl)}>{words.signInAgain()}</Button>
    </div>
  )
}

/** The owner's proof in a call; empty for a person without a password. */
export interface Proof {
  readonly password?: string
}

/** Returns the typed proof as the calls take it. */
export const toProof = (password = ''): Proof => (password === '' ? {} : { password })

interface ProofState {
  /** A person without a password needs a fresh sign-in. True if the form asks for no proof (yet). */
  readonly canProve: boolean
  /** Reads again after a refusal: the sign-in that was fresh when the form opened may be too old. */
  readonly refetchProof: () => void
}

/** Returns whether the form around an `OwnerProof` can be sent. */
export function useProof(isAsked = true): ProofState {
  const { data, retry } = useQuery('ownSignIn', ...(isAsked ? [] : [null]))
  return {
    canProve: !isAsked || (data !== undefined && (data.hasPassword || data.isFreshUntil !== null)),
    refetchProof: retry,
  }
}

/** Asks for the owner's proof: the password or, from a person without one, a sign-in of the last five minutes. */
export function OwnerProof(props: OwnerProofProps) {
  const query = useQuery('ownSignIn')
  return (
    <QueryView
      query={query}
      label={words.loading()}
      skeleton={<SkeletonText lines={2} />}
      failedTitle={words.thisFailed()}
    >
      {(signIn) => <ProofField signIn={signIn} {...props} />}
    </QueryView>
  )
}
