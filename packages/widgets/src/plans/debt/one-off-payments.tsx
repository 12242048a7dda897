import { maxAmount } from '@evenkeel/api-client/contract/primitives'
import { maxDebtMonths, maxOneOffs } from '@evenkeel/engine'
import { TextButton } from '@evenkeel/ui/button'
import { SingleField } from '@evenkeel/ui/form-controls'
import { IconButton } from '@evenkeel/ui/icon-button'
import * as words from '../../words/debts.generated.ts'
import type { TypedOneOff } from './form.ts'

interface OneOffPaymentsProps {
  readonly value: readonly TypedOneOff[]
  readonly onChange: (value: readonly TypedOneOff[]) => void
}

/** The payments that are made once, one row each: in which month, and how much. */
export function OneOffPayments({ value, onChange }: OneOffPaymentsProps) {
  const put = (place: number, change: Partial<TypedOneOff>) =>
    onChange(value.map((row, index) => (index === place ? { ...row, ...change } : row)))
  return (
    <fieldset className="mt-6 max-w-[560px] min-w-0">
      <legend className="text-label text-text">{words.oneOffs()}</legend>
      <p className="mt-1 mb-3 text-small text-text-muted">{words.oneOffsAre()}</p>
      <ul className="flex flex-col gap-4">
        {value.map((row, index) => (
          <li key={index} className="flex items-end gap-2">
            <OneOffRow row={row} index={index} onChange={(change) => put(index, change)} />
            <IconButton
              icon="trash"
              label={words.removeOneOff({ number: index + 1 })}
              onClick={() => onChange(value.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ul>
      {value.length < maxOneOffs && (
        <div className="mt-2">
          <TextButton icon="plus" onClick={() => onChange([...value, { month: 1, amount: null }])}>
            {words.addOneOff()}
          </TextButton>
        </div>
      )}
    </fieldset>
  )
}

interface OneOffRowProps {
  readonly row: TypedOneOff
  readonly index: number
  readonly onChange: (change: Partial<TypedOneOff>) => void
}

function OneOffRow({ row: { month, amount }, index, onChange }: OneOffRowProps) {
  const name = `input.oneOffs[${index}]`
  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 gap-3">
      <SingleField
        kind="count"
        name={`${name}.month`}
        label={words.oneOffMonth({ number: index + 1 })}
        required
        whole
        min={1}
        max={maxDebtMonths}
        value={month}
        onChange={(value) => onChange({ month: value })}
      />
      <SingleField
        kind="money"
        name={`${name}.amount`}
        label={words.oneOffAmount({ number: index + 1 })}
        required
        subtype="positive"
        max={maxAmount}
        value={amount}
        onChange={(value) => onChange({ amount: value })}
      />
    </div>
  )
}
