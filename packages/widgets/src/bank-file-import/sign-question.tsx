import type { BankFilePreview, SignReading } from '@evenkeel/api-client/contract/bank-files'
import { Heading } from '@evenkeel/ui/heading'
import { Money } from '@evenkeel/ui/money'
import { Notice } from '@evenkeel/ui/notice'
import { DateText } from '@evenkeel/ui/date-text'
import { useId } from 'react'
import * as words from '../words/bank-file-import.generated.ts'

type Signs = NonNullable<BankFilePreview['signs']>
type Reason = Signs['reasons'][number]

/** Returns a reason as part of a sentence; null for one that suggests nothing. */
function reasonText({ key, text: name = '' }: Reason): string | null {
  switch (key) {
    case 'layout':
      return words.layoutReason({ name })
    case 'cardColumn':
      return words.cardColumnReason({ name })
    case 'fileName':
      return words.fileNameReason()
    case 'accountType':
      return words.accountTypeReason()
    case 'paymentRow':
      return words.paymentRowReason({ name })
    case 'kindColumn':
      return words.kindColumnReason({ name })
    case 'words':
      return words.wordsReason()
    case 'mostlyPlus':
      return null
  }
}

function suggestionText({ suggested, settledBy, reasons, readings }: Signs): string {
  if (settledBy === 'remembered') return words.remembered()
  const texts = reasons.map(reasonText).filter((text) => text !== null)
  const [first, second] = texts
  if (suggested === null || first === undefined) return words.noSuggestion()
  const sentence = { reasons: second === undefined ? first : words.and({ first, second }) }
  return readings[0]?.invertSign === suggested ? words.suggestion(sentence) : words.suggestsSecond(sentence)
}

interface ReadingProps {
  readonly reading: SignReading
  readonly currency: string
  readonly isChosen: boolean
  readonly isDisabled: boolean
  readonly groupName: string
  /** Says what a payment to the card comes to with this reading. */
  readonly detail: string | null
  readonly onChoose: () => void
}

/** The reading in words, by one row that a person remembers. */
function Sentence({ reading: { example }, currency }: Pick<ReadingProps, 'reading' | 'currency'>) {
  if (example === null) return null
  const amount = <Money key="amount" value={Math.abs(example.value)} currency={currency} />
  const sentence = example.value < 0 ? words.spent : words.received
  return <>{sentence.parts({ amount, name: example.description })}</>
}

function Total({
  label,
  value,
  currency,
}: {
  readonly label: string
  readonly value: number
  readonly currency: string
}) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-text-muted">{label}</dt>
      <dd className="font-medium text-text">
        <Money look="flow" value={value} currency={currency} />
      </dd>
    </div>
  )
}

/** One way to read the file: a sentence, its first rows, and its totals. */
function Reading({ reading, currency, isChosen, isDisabled, groupName, detail, onChoose }: ReadingProps) {
  const { sample, moneyOut, moneyIn } = reading
  return (
    <div className={`rounded-md border ${isChosen ? 'border-accent bg-selected' : 'border-hairline'}`}>
      <label className="flex items-start gap-2.5 px-4 py-3 text-body">
        <input
          type="radio"
          name={groupName}
          checked={isChosen}
          disabled={isDisabled}
          onChange={onChoose}
          className="mt-0.5 size-[18px] shrink-0 accent-(--color-accent)"
        />
        <span className="min-w-0">
          <span className="font-medium wrap-anywhere text-text">
            <Sentence reading={reading} currency={currency} />
          </span>
          {detail !== null && <span className="block text-label font-normal text-text-muted">{detail}</span>}
        </span>
      </label>
      <ul className="text-label font-normal">
        {sample.map(({ date, value, description }, place) => (
          <li key={place} className="flex gap-3 border-t border-hairline px-4 py-1.5">
            <span className="w-20 shrink-0 text-text-muted">
              <DateText value={date} />
            </span>
            <span className="min-w-0 flex-1 truncate text-text">{description}</span>
            <Money look="flow" value={value} currency={currency} />
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-1 border-t border-hairline px-4 py-3 text-label font-normal">
        <Total label={words.moneyOut({ count: moneyOut.count })} value={moneyOut.value} currency={currency} />
        <Total label={words.moneyIn({ count: moneyIn.count })} value={moneyIn.value} currency={currency} />
      </dl>
    </div>
  )
}

interface SignQuestionProps {
  readonly signs: Signs
  readonly currency: string
  readonly isBusy: boolean
  readonly onChoose: (invertSign: boolean) => void
}

/** Both ways to read which amounts are money out, next to each other. The person picks one; ours may be picked already. */
export function SignQuestion({ signs, currency, isBusy, onChoose }: SignQuestionProps) {
  const id = useId()
  const { settledBy, invertSign, reasons, readings } = signs
  const hasPayment = reasons.some(({ key }) => key === 'paymentRow')
  const detailOf = (reading: SignReading) =>
    hasPayment ? (reading.invertSign ? words.paymentLowers() : words.paymentTakes()) : null
  return (
    <section aria-labelledby={id} aria-busy={isBusy} className="mb-5 border-t border-hairline pt-5">
      <Heading look="part" level={3} id={id}>
        {words.whichSigns()}
      </Heading>
      <p className="mt-1 text-body text-text-muted">
        {settledBy === null ? words.unclearSigns() : words.settledSigns()}
      </p>
      <div role="radiogroup" aria-labelledby={id} className="mt-4 grid grid-cols-1 gap-4 @table:grid-cols-2">
        {readings.map((reading) => (
          <Reading
            key={String(reading.invertSign)}
            reading={reading}
            currency={currency}
            groupName={id}
            isChosen={settledBy !== null && reading.invertSign === invertSign}
            isDisabled={isBusy}
            detail={detailOf(reading)}
            onChoose={() => onChoose(reading.invertSign)}
          />
        ))}
      </div>
      {settledBy !== 'person' && (
        <div className="mt-4">
          <Notice>{suggestionText(signs)}</Notice>
        </div>
      )}
    </section>
  )
}
