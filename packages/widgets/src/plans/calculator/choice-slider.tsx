import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { ageOn, formatMoney, formatPercent, type IsoDate, type Message, parseDate } from '@evenkeel/engine'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { Slider } from '@evenkeel/ui/slider'
import type { FormState } from '@evenkeel/ui/use-form'
import { useState } from 'react'
import * as words from '../../words/calculator.generated.ts'
import type { RetirementName } from '../forms/retirement-asked.ts'
import { fieldPaths, numberAt } from './field-paths.ts'

interface Scale {
  readonly label: Message
  readonly min: number
  readonly max: number
  readonly step: number
  readonly say: (value: number) => string
}

const scales = {
  [fieldPaths.retirementAge]: {
    label: words.retirementAge,
    min: 50,
    max: 75,
    step: 1,
    say: (years) => words.ageOf({ years }),
  },
  [fieldPaths.savingsRate]: {
    label: words.savingsRate,
    min: 0,
    max: 0.2,
    step: 0.005,
    say: (rate) => formatPercent(rate, 1),
  },
  [fieldPaths.expenses]: {
    label: words.monthlyExpenses,
    min: 1000,
    max: 8000,
    step: 50,
    say: (spent) => words.perMonth({ amount: formatMoney(spent, { cents: false }) }),
  },
} as const satisfies Record<string, Scale>

/** The path of a choice that a slider moves. */
export type SliderPath = keyof typeof scales

/** Whether a field has a slider. */
export const hasSlider = (path: string): path is SliderPath => path in scales

const toThousandths = (value: number) => Math.round(value * 1000) / 1000

export interface ChoiceSliderProps {
  readonly path: SliderPath
  readonly form: FormState<RetirementInput, RetirementName>
  readonly today: IsoDate
  /** Called when the slider is taken, and when it is let go. */
  readonly hold: (isHeld: boolean) => void
}

function currentAge({ personalInformation }: ChoiceSliderProps['form']['values'], today: IsoDate): number {
  const born = personalInformation?.dateOfBirth
  const date = typeof born === 'string' ? parseDate(born, { asOf: today }).date : null
  return date === null ? 0 : Math.max(0, ageOn(date, today))
}

/** The slider of a choice, wide enough for the value that it begins with. */
export function ChoiceSlider({ path, form: { values, set }, today, hold }: ChoiceSliderProps) {
  const privateText = usePrivateText()
  const { label, step, say, ...scale }: Scale = scales[path]
  const typed = numberAt(values, path)
  const [{ min, max }] = useState(() => ({
    min: Math.min(scale.min, typed ?? scale.min),
    max: Math.max(scale.max, typed ?? scale.max),
  }))
  const least = path === fieldPaths.retirementAge ? Math.min(max, Math.max(min, currentAge(values, today))) : min
  const value = typed ?? min
  return (
    <Slider
      label={label()}
      valueText={privateText(say(value))}
      {...{ value, step, max }}
      min={least}
      onHold={hold}
      onChange={(next) => set(path, toThousandths(next))}
    />
  )
}
