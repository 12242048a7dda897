import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { Notice } from '@evenkeel/ui/notice'
import { FrameLink } from './frame-link.tsx'
import type { LinkStyle } from './link-style.ts'
import { PlaidLink } from './plaid-link.tsx'
import { DoneStep, LoadingBanks } from './step-text.tsx'
import { SandboxLink } from './sandbox-link.tsx'
import { type HowConnected, type LinkOutcome, type LinkRequest, useLinkFlow } from './use-link-flow.ts'
import * as words from '../words/bank-link.generated.ts'

export interface LinkDialogProps extends LinkRequest {
  /** The set of calls by which the person links. */
  readonly style: LinkStyle
  /** The name of the connection that is repaired. */
  readonly repairedName?: string | undefined
  readonly onClosed: (outcome: LinkOutcome) => void
  /** Goes to the bank's own page. */
  readonly leave?: (address: string) => void
}

/** Shown until the provider's dialog has loaded. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <DialogBody>
      <p className="mb-4 text-body text-text-muted">{label}</p>
      <LoadingBanks label={label} rows={4} />
    </DialogBody>
  )
}

const connectedMessages: Readonly<Record<HowConnected, () => string>> = {
  new: words.firstSync,
  same: words.sameLogin,
  beside: words.besideAnother,
}

interface NotDoneProps {
  readonly message: string
  readonly onAgain: () => void
  readonly onClose: () => void
}

function NotDone({ message, onAgain, onClose }: NotDoneProps) {
  return (
    <>
      <DialogBody>
        <Notice tone="danger" announce="assertive">
          {message}
        </Notice>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{words.cancel()}</Button>
        <Button variant="primary" onClick={onAgain}>
          {words.tryAgain()}
        </Button>
      </DialogFooter>
    </>
  )
}

const toAddress = (address: string) => location.assign(address)

/** Links a bank or repairs a connection: opens the provider's dialog, and creates the connection from its result. */
export function LinkDialog({ style, repairedName, onClosed, leave = toAddress, ...wish }: LinkDialogProps) {
  const { step, begin, succeed, exit, close, isRepair } = useLinkFlow(wish, style, onClosed)
  const title = isRepair ? words.fixConnection() : words.connectAnAccount()
  if (step.name === 'provider') {
    const { link } = step
    const ends = {
      onSuccess: (success: Parameters<ReturnType<typeof succeed>>[0]) => void succeed(link)(success),
      onExit: exit,
    }
    if (link.provider === 'frame') return <FrameLink {...{ link, title }} {...ends} />
    if (link.provider === 'plaid') return <PlaidLink {...{ link }} {...ends} isReturn={wish.isReturn} />
    return <SandboxLink {...{ link, title }} {...ends} oauthStateId={wish.oauthStateId} leave={leave} />
  }
  const again = { onAgain: () => void begin(), onClose: close }
  return (
    <Dialog onClose={close} title={title}>
      {step.name === 'starting' && (
        <Waiting label={wish.isReturn ? words.returningFromYourBank() : words.openingYourBank()} />
      )}
      {step.name === 'connecting' && <Waiting label={words.connecting()} />}
      {step.name === 'connected' && (
        <DoneStep
          title={(step.how === 'same' ? words.bankWasConnected : words.bankConnected)({ bank: step.bank })}
          onClose={close}
        >
          {connectedMessages[step.how]()}
        </DoneStep>
      )}
      {step.name === 'repaired' && (
        <DoneStep title={words.bankRepaired({ name: repairedName ?? words.theConnection() })} onClose={close}>
          {words.repaired()}
        </DoneStep>
      )}
      {step.name === 'expired' && <NotDone message={words.expired()} {...again} />}
      {step.name === 'failed' && <NotDone message={step.message} {...again} />}
    </Dialog>
  )
}
