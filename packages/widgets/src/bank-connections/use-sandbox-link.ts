import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import type { SandboxInstitution } from '@evenkeel/api-client/contract/sandbox-bank'
import { useClient } from '@evenkeel/api-client/react'
import { useEffect, useRef, useState } from 'react'
import { toMessage } from '../shared/form-failure.ts'
import type { LinkEnds, LinkError, LinkToken } from './link-result.ts'

type LoginAnswer = Answer<'sandboxLogin'>
export type SandboxAccount = LoginAnswer['accounts'][number]

export type SandboxStep =
  | { readonly name: 'coming' }
  | { readonly name: 'choose'; readonly institutions: readonly SandboxInstitution[] }
  | { readonly name: 'login'; readonly institution: SandboxInstitution }
  | { readonly name: 'accounts'; readonly accounts: readonly SandboxAccount[] }

interface SandboxLinkParts extends LinkEnds {
  readonly link: LinkToken
  readonly oauthStateId: string | null
  readonly leave: (address: string) => void
  /** Called with every error, before the dialog ends. */
  readonly onTrouble: (error: LinkError | null) => void
}

/** Runs the sandbox's dialog step by step, with its calls. */
export function useSandboxLink({
  link: { linkToken },
  oauthStateId,
  leave,
  onSuccess,
  onExit,
  onTrouble,
}: SandboxLinkParts) {
  const client = useClient()
  const [step, setStep] = useState<SandboxStep>({ name: 'coming' })
  const [banks, setBanks] = useState<readonly SandboxInstitution[]>([])
  const [isRepair, setRepair] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const lastError = useRef<LinkError | null>(null)
  const note = (error: LinkError | null) => {
    lastError.current = error
    onTrouble(error)
  }

  /** Shows each failure in the current step; the last failure is also reported when the dialog ends. */
  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    setMessage(null)
    try {
      await work()
    } catch (reason) {
      note({ errorType: 'API_ERROR', errorMessage: toMessage(reason) })
      setMessage(toMessage(reason))
    } finally {
      setBusy(false)
    }
  }

  const taken = ({ accounts, error }: LoginAnswer) => {
    note(error)
    if (error === null) setStep({ name: 'accounts', accounts })
    else setMessage(error.displayMessage)
  }

  const begin = async () => {
    const { institutions, isRepair: repairs } = await client.call('sandboxInstitutions', { body: { linkToken } })
    setBanks(institutions)
    setRepair(repairs)
    if (oauthStateId !== null)
      return taken(await client.call('sandboxOAuthResume', { body: { linkToken, oauthStateId } }))
    const [only] = institutions
    setStep(repairs && only !== undefined ? { name: 'login', institution: only } : { name: 'choose', institutions })
  }

  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void during(begin)
  })

  return {
    step,
    isRepair,
    isBusy,
    message,
    again: () => void during(begin),
    choose: (institution: SandboxInstitution) => {
      setMessage(null)
      setStep({ name: 'login', institution })
    },
    back: () => {
      setMessage(null)
      setStep({ name: 'choose', institutions: banks })
    },
    login: (institutionId: string, userName: string, password: string) =>
      void during(async () =>
        taken(await client.call('sandboxLogin', { body: { linkToken, institutionId, userName, password } })),
      ),
    goToBank: (institutionId: string) =>
      void during(async () =>
        leave((await client.call('sandboxOAuthStart', { body: { linkToken, institutionId } })).returnAddress),
      ),
    allow: (accountIds: readonly string[]) =>
      void during(async () => {
        const { publicToken, institution } = await client.call('sandboxFinish', {
          body: { linkToken, accountIds: [...accountIds] },
        })
        onSuccess({ publicToken, institutionId: institution.institutionId, name: institution.name })
      }),
    exit: () => onExit(lastError.current),
  }
}
