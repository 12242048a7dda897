import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import type { TwinInstitution } from '@evenkeel/api-client/contract/bank-twin'
import { useClient } from '@evenkeel/api-client/react'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../shared/form-failure.ts'
import type { LinkEnds, LinkError, LinkToken } from './link-result.ts'

type LoginAnswer = Answer<'twinLogin'>
export type TwinAccount = LoginAnswer['accounts'][number]

export type TwinStep =
  | { readonly name: 'coming' }
  | { readonly name: 'choose'; readonly institutions: readonly TwinInstitution[] }
  | { readonly name: 'login'; readonly institution: TwinInstitution }
  | { readonly name: 'accounts'; readonly accounts: readonly TwinAccount[] }

interface TwinLinkParts extends LinkEnds {
  readonly link: LinkToken
  readonly oauthStateId: string | null
  readonly leave: (address: string) => void
  /** Told of everything that goes wrong, before the dialog ends. */
  readonly onTrouble: (error: LinkError | null) => void
}

/** The sandbox's dialog, step by step, as its calls have it. */
export function useTwinLink({ link: { linkToken }, oauthStateId, leave, onSuccess, onExit, onTrouble }: TwinLinkParts) {
  const client = useClient()
  const [step, setStep] = useState<TwinStep>({ name: 'coming' })
  const [banks, setBanks] = useState<readonly TwinInstitution[]>([])
  const [isRepair, setRepair] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const lastError = useRef<LinkError | null>(null)
  const note = (error: LinkError | null) => {
    lastError.current = error
    onTrouble(error)
  }

  /** What fails is said where the person is; what failed last is told to whoever asks how the dialog ended. */
  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    setMessage(null)
    try {
      await work()
    } catch (reason) {
      note({ errorType: 'API_ERROR', errorMessage: messageOf(reason) })
      setMessage(messageOf(reason))
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
    const { institutions, isRepair: repairs } = await client.call('twinInstitutions', { body: { linkToken } })
    setBanks(institutions)
    setRepair(repairs)
    if (oauthStateId !== null) return taken(await client.call('twinOAuthResume', { body: { linkToken, oauthStateId } }))
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
    choose: (institution: TwinInstitution) => {
      setMessage(null)
      setStep({ name: 'login', institution })
    },
    back: () => {
      setMessage(null)
      setStep({ name: 'choose', institutions: banks })
    },
    login: (institutionId: string, userName: string, password: string) =>
      void during(async () =>
        taken(await client.call('twinLogin', { body: { linkToken, institutionId, userName, password } })),
      ),
    goToBank: (institutionId: string) =>
      void during(async () =>
        leave((await client.call('twinOAuthStart', { body: { linkToken, institutionId } })).returnAddress),
      ),
    allow: (accountIds: readonly string[]) =>
      void during(async () => {
        const { publicToken, institution } = await client.call('twinFinish', {
          body: { linkToken, accountIds: [...accountIds] },
        })
        onSuccess({ publicToken, institutionId: institution.institutionId, name: institution.name })
      }),
    exit: () => onExit(lastError.current),
  }
}
