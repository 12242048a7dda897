import { type SandboxState, sandboxState, sandboxStates } from '@evenkeel/api-client/contract/sandbox-bank'
import { useChange } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Select } from '@evenkeel/ui/select'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { useReportedChange } from '../shared/use-reported-change.ts'

/** What a sandbox bank does in each state, for people who test how the product handles it. */
const stateWords: Readonly<Record<SandboxState, string>> = {
  good: 'Works',
  slow: 'Takes 20 seconds for its history',
  login: 'Asks to sign in again',
  'pending-disconnect': 'Ends the connection in a week',
  product: 'Sends no transactions',
  liabilities: 'Sends no rates or payments',
  limit: 'Asks to wait, twice',
  revoked: 'Has ended the connection',
  empty: 'Sends no accounts',
  down: 'Cannot be reached',
  hostile: 'Sends bad names and amounts',
}

const items = sandboxStates.map((value) => ({ value, label: stateWords[value] }))

const webhooks = [
  { label: 'One now', copies: 1, age: 0 },
  { label: '100 times', copies: 100, age: 0 },
  { label: '4 minutes late', copies: 1, age: 240 },
  { label: 'An hour late', copies: 1, age: 3600 },
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
    if (await report(control.run({ body: { connectionId, state } }), `${name}: ${stateWords[state]}`)) onSync()
  }
  const choose = (value: string) => {
    const known = z.safeParse(sandboxState, value)
    if (known.success) setState(known.data)
  }
  const send = (label: string, copies: number, webhookAge: number) =>
    void report(
      control.run({ body: { connectionId, webhooks: copies, webhookAge } }),
      `Webhook of ${name}: ${label.toLowerCase()}`,
    )
  return (
    <div className="mt-1 flex flex-col gap-3 rounded-md bg-sunken p-3">
      <p className="text-label font-normal text-text-muted">
        This bank is made up. Set how it behaves, and see how the product takes it.
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1">
          <Select label="The bank" items={items} value={state} onChange={choose} />
        </div>
        <Button busy={control.isBusy} onClick={() => void set()}>
          Set and update
        </Button>
      </div>
      <div role="group" aria-label={`Webhook of ${name}`} className="flex flex-wrap items-center gap-2">
        <span className="basis-full text-label text-text">Send a webhook</span>
        {webhooks.map(({ label, copies, age }) => (
          <Button key={label} size="compact" disabled={control.isBusy} onClick={() => send(label, copies, age)}>
            {label}
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
        aria-label={`Sandbox: ${props.name}`}
        onClick={() => setOpen(!isOpen)}
      >
        Sandbox
      </Button>
      <div id={id} className="basis-full empty:hidden">
        {isOpen && <Controls {...props} />}
      </div>
    </>
  )
}
