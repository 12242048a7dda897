import './probe.css'
import { StrictMode, useState } from 'react'
import { Button } from '@evenkeel/ui/button'
import { Checkbox } from '@evenkeel/ui/checkbox'
import { ConfirmDialog } from '@evenkeel/ui/confirm-dialog'
import { FailureDialog } from '@evenkeel/ui/failure-dialog'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { Help } from '@evenkeel/ui/help'
import { Menu } from '@evenkeel/ui/menu'
import { MoneyField } from '@evenkeel/ui/money-field'
import { Select } from '@evenkeel/ui/select'
import { allowStyleElements } from '@evenkeel/ui/style-nonce'
import { TextField } from '@evenkeel/ui/text-field'
import { type Toast, ToastRegion } from '@evenkeel/ui/toast'
import { createRoot } from 'react-dom/client'

const names = [
  'Dining out',
  'Entertainment',
  'Groceries',
  'Health',
  'Rent',
  'Shopping',
  'Travel',
  'Transportation',
  'Utilities',
]
const categories = names.map((label) => ({ value: label.toLowerCase(), label, swatch: '#4593d6' }))

function BudgetDialog({ open, onClose, long }: { open: boolean; onClose: () => void; long: boolean }) {
  const [amount, setAmount] = useState<number | null>(100)
  const [category, setCategory] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [asking, setAsking] = useState(false)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={onClose}
      title="Create a budget"
      footerStart={<Button onClick={() => setAsking(true)}>Delete this budget</Button>}
    >
      <MoneyField label="Monthly amount" value={amount} onChange={setAmount} name="amount" />
      <Select label="Category" placeholder="Choose one" items={categories} value={category} onChange={setCategory} />
      <TextField label="Note" value={note} onChange={setNote} />
      <Menu
        label="More"
        renderButton={(props) => <button {...props}>More</button>}
        groups={[[{ label: 'First', onSelect: () => setNote('first') }]]}
      />
      <Help title="Monthly amount">What you plan to spend.</Help>
      <ToastButton />
      {long &&
        names.flatMap((name) =>
          [1, 2, 3].map((n) => (
            <p key={name + String(n)}>
              {name}, line {n}
            </p>
          )),
        )}
      <ConfirmDialog
        open={asking}
        title="Delete this budget?"
        acceptLabel="Delete"
        cancelLabel="Keep it"
        danger
        onAccept={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      />
    </FormDialog>
  )
}

function ToastButton() {
  const [toast, setToast] = useState<Toast | null>(null)
  const [undone, setUndone] = useState(false)
  const action = { label: 'Undo', onAction: () => setUndone(true) }
  return (
    <>
      <button type="button" onClick={() => setToast({ id: 1, text: 'Saved', action })}>
        {undone ? 'Undone' : 'Say saved'}
      </button>
      <ToastRegion toast={toast} onClose={() => setToast(null)} />
    </>
  )
}

function Probe() {
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const [long, setLong] = useState(false)
  const [category, setCategory] = useState<string | null>('health')
  const [said, setSaid] = useState('')
  const choose = (label: string) => ({ label, onSelect: () => setSaid(label) })
  return (
    <div className="flex flex-col items-start gap-4 p-4">
      <Button onClick={() => setOpen(true)}>Open the budget</Button>
      <Button onClick={() => setFailed(true)}>Fail</Button>
      <Checkbox label="Long" checked={long} onChange={setLong} />
      <Select label="Outside category" items={categories} value={category} onChange={setCategory} />
      <Menu
        label="Profile"
        renderButton={(props) => <button {...props}>Profile</button>}
        header="Maya Reyes"
        groups={[
          [choose('My information'), choose('Settings')],
          [{ ...choose('Closed'), disabled: true }, choose('Leave')],
        ]}
      />
      <Help title="Savings">What you own less what you owe.</Help>
      <button type="button">Eye</button>
      <output aria-label="Said">{said}</output>
      <BudgetDialog open={open} onClose={() => setOpen(false)} long={long} />
      <FailureDialog open={failed} message="Please try again." onAccept={() => setFailed(false)} />
    </div>
  )
}

const place = document.querySelector('#kit')
if (place) {
  allowStyleElements()
  createRoot(place).render(
    <StrictMode>
      <Probe />
    </StrictMode>,
  )
}
