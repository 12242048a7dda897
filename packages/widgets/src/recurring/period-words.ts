import type { PlannedPayment } from '@evenkeel/api-client/contract/recurring'
import * as words from '../words/recurring.generated.ts'

const texts: Readonly<Record<PlannedPayment['repeats'], () => string>> = {
  once: words.once,
  week: words.week,
  'two weeks': words.twoWeeks,
  'half month': words.halfMonth,
  month: words.everyMonth,
  'two months': words.twoMonths,
  quarter: words.quarter,
  'half year': words.halfYear,
  year: words.year,
}

/** Returns how often something comes, in words. */
export const periodText = ({ period }: { readonly period: PlannedPayment['repeats'] }): string => texts[period]()
