import { type SandboxState, sandboxState, sandboxStates } from '@evenkeel/api-client/contract/sandbox-bank'
import { useChange } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Select } from '@evenkeel/ui/select'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/bank-sandbox.generated.ts'

/** What a sandbox bank does in each state, for people who test how the product handles it. */
const stateWords: Readonly<Record<SandboxState, () => string>> = {
  good: words.stateGood,
  slow: words.stateSlow,
  login: words.stateLogin,
  'pending-disconnect': words.stateEnding,
  product: words.stateNoTransactions,
  liabilities: words.stateNoRates,
  limit: words.stateLimit,
  revoked: words.stateRevoked,
  empty: words.stateEmpty,
  down: words.stateDown,
  hostile: words.stateHostile,
}

const items = () => sandboxStates.map((value) => ({ value, label: stateWords[value]() }))

const webhooks = [
  { label: words.sendNow, copies: 1, age: 0 },
  { label: words.send100, copies: 100, age: 0 },
  { label: words.sendLate, copies: 1, age: 240 },
  { label: words.sendHourLate, copies: 1, age: 3600 },
] as const

interface SandboxControlsProps {
  readonly connectionId: number
  readonly name: string
  /** Synchronizes the connection, so that the new state becomes visible. */
  readonly onSync: () => void
}

function Controls({ connectionId, name, onSync }: SandboxControlsProps) {
  const [state, setState] = useState<SandboxState>('good')
  const control = useChange('sandboxControl')
  const report = useReportedChange()
  const set = async () => {
    if (await report(control.run({ body: { connectionId, state } }), `${name}: ${stateWords[state]()}`)) onSync()
  }
  const choose = (value: string) => {
    const known = z.safeParse(sandboxState, value)
    if (known.success) setState(known.data)
  }
  const send = (label: string, copies: number, webhookAge: number) =>
    void report(
      control.run({ body: { connectionId, webhooks: copies, webhookAge } }),
      words.webhookSent({ name, action: label }),
    )
  return (
    <div className="mt-1 flex flex-col gap-3 rounded-md bg-sunken p-3">
      <p className="text-label font-normal text-text-muted">{words.sandboxText()}</p>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1">
          <Select label={words.theBank()} items={items()} value={state} onChange={choose} />
        </div>
        <Button busy={control.isBusy} onClick={() => void set()}>
          {words.applyAndRefresh()}
        </Button>
      </div>
      <div role="group" aria-label={words.webhookOf({ name })} className="flex flex-wrap items-center gap-2">
        <span className="basis-full text-label text-text">{words.sendAWebhook()}</span>
        {webhooks.map(({ label, copies, age }) => (
          <Button key={label()} size="compact" disabled={control.isBusy} onClick={() => send(label(), copies, age)}>
            {label()}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** The controls of a sandbox bank, behind a button: every state that a real bank can have. */
export function SandboxControls(props: SandboxControlsProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        size="compact"
        variant="text"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={words.sandboxOf({ name: props.name })}
        onClick={() => setOpen(!isOpen)}
      >
        {words.sandbox()}
      </Button>
      <div id={id} className="basis-full empty:hidden">
        {isOpen && <Controls {...props} />}
      </div>
    </>
  )
}
