import type { EarningsYears } from '@evenkeel/api-client/contract/earnings-record'
import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { useChange } from '@evenkeel/api-client/react'
import { parseEarningsRecord } from '@evenkeel/engine'
import { Button, buttonClass } from '@evenkeel/ui/button'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { Icon } from '@evenkeel/ui/icon'
import { usePrivacy } from '@evenkeel/ui/privacy'
import { TextArea } from '@evenkeel/ui/text-area'
import { type ChangeEvent, useMemo, useState } from 'react'
import { useToday } from '../../shared/today.tsx'
import { useReportedChange } from '../../shared/use-reported-change.ts'
import * as words from '../../words/earnings.generated.ts'
import { type Member, recordCalls } from './member.ts'
import { RecordEffectText, RecordFaults, RecordYears } from './record-preview.tsx'

interface EarningsDialogProps {
  readonly years: EarningsYears
  /** The plan's, which says what the record changes. */
  readonly input: RetirementInput
  readonly member: Member
  readonly onClose: () => void
}

const maxTextLength = 80_000

/** Returns a stored record as the lines that a person would type. */
const toText = (years: EarningsYears) =>
  years.map(({ year, cents }) => `${year} ${(cents / 100).toFixed(2)}`).join('\n')

/** The years of the agency's statement, pasted or from its file; what was read and what it changes are shown before they are saved. */
export function EarningsDialog({ years: known, input, member, onClose }: EarningsDialogProps) {
  const today = useToday()
  const [start] = useState(() => toText(known))
  const [text, setText] = useState(start)
  const read = useMemo(() => parseEarningsRecord(text, Number(today.slice(0, 4))), [text, today])
  const { run, isBusy } = useChange(recordCalls[member].save)
  const report = useReportedChange()
  const save = async () => {
    if (await report(run({ body: { years: [...read.years] } }), words.saved())) onClose()
  }
  const isWhole = read.years.length > 0 && read.faults.length === 0
  return (
    <FormDialog
      size="wide"
      title={words.titleOf({ member })}
      description={words.how({ member })}
      submitLabel={words.save()}
      valid={isWhole && text !== start}
      busy={isBusy}
      dirty={text !== start}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <RecordBox {...{ text, member }} onChange={setText} />
      <FileChoice onText={setText} />
      <RecordFaults faults={read.faults} isEmpty={text.trim() !== '' && read.years.length === 0} />
      <RecordEffectText {...{ input, member }} years={isWhole ? read.years : []} />
      <RecordYears years={read.years} />
      <p className="text-label font-normal text-text-muted">{words.whoSees()}</p>
    </FormDialog>
  )
}

interface RecordBoxProps {
  readonly text: string
  readonly member: Member
  readonly onChange: (text: string) => void
}

/** The box of the lines. It is text, so while amounts are hidden it is not there. */
function RecordBox({ text, member, onChange }: RecordBoxProps) {
  const { hidden, toggle } = usePrivacy()
  if (hidden)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3">
        <p className="text-body text-text-muted">{words.boxHidden()}</p>
        <Button size="compact" icon="eye" onClick={toggle}>
          {words.showAmounts()}
        </Button>
      </div>
    )
  return (
    <TextArea
      label={words.field({ member })}
      hint={words.fieldHint()}
      rows={6}
      maxLength={maxTextLength}
      spellCheck={false}
      value={text}
      onChange={onChange}
    />
  )
}

/** Reads the statement's file in the page; nothing of it is sent but its years. */
function FileChoice({ onText }: { readonly onText: (text: string) => void }) {
  const [isUnreadable, setUnreadable] = useState(false)
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file === undefined) return
    const text = file.size > maxTextLength ? null : await file.text().catch(() => null)
    target.value = ''
    setUnreadable(text === null)
    if (text !== null) onText(text)
  }
  return (
    <div className="flex flex-col gap-1">
      <label
        className={`${buttonClass({ size: 'compact' })} cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent`}
      >
        <Icon name="upload" size={18} />
        {words.file()}
        <input type="file" accept=".xml,text/xml" className="sr-only" onChange={(event) => void take(event)} />
      </label>
      <p role="alert" className="text-label font-normal text-danger empty:hidden">
        {isUnreadable && words.unreadable()}
      </p>
    </div>
  )
}
