import { inTodaysDollars } from '@evenkeel/engine'
import { Segment } from '@evenkeel/ui/segment'
import { useAtom, useAtomValue } from 'jotai'
import { useCallback } from 'react'
import * as words from '../words/dollars.generated.ts'
import { dollarsAtom } from './state/dollars.ts'

/** Returns a function that converts an amount of a year from now, in dollars of that year, to the dollars that are shown. */
export function useShownDollars(inflation: number): (amount: number, years: number) => number {
  const dollars = useAtomValue(dollarsAtom)
  return useCallback(
    (amount, years) => (dollars === 'today' ? inTodaysDollars(amount, years, inflation) : amount),
    [dollars, inflation],
  )
}

/** Chooses the dollars of all amounts of later years, here and on every other page. */
export function DollarsSwitch() {
  const [dollars, setDollars] = useAtom(dollarsAtom)
  return (
    <Segment
      label={words.choice()}
      options={[
        { value: 'today', label: words.todays() },
        { value: 'future', label: words.future() },
      ]}
      value={dollars}
      onChange={setDollars}
    />
  )
}

/** Says once which dollars the amounts of a card are in. */
export function DollarsNote() {
  const dollars = useAtomValue(dollarsAtom)
  return (
    <p className="text-caption font-normal text-text-subtle">
      {dollars === 'today' ? words.inTodays() : words.inFuture()}
    </p>
  )
}
