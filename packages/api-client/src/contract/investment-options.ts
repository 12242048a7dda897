import { InvestmentType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { numberText } from './plan/fields.ts'
import { id } from './primitives.ts'

/** A fund of the company with its whole percent of the savings. */
export const investmentOption = z.object({
  fundId: id,
  name: z.string(),
  ticker: z.string(),
  /** FIXED 1, LARGE 2, SMALL 3, FOREIGN 4, OTHER 5. */
  fundType: z.number(),
  percentage: z.number(),
  /** BOTH 0, HANDS_ON 1, HANDS_OFF 2. */
  style: z.number(),
})
export type InvestmentOption = z.infer<typeof investmentOption>

const percentText = z.string().check(z.regex(/^(100|\d{1,2})$/, 'Please enter a valid percentage.'))
const investmentTypeText = z.enum(Object.values(InvestmentType).map(String), 'Please enter a valid value.')

export const investmentOptionEndpoints = {
  investmentOptions: endpoint('investmentOptions', {
    summary:
      'List the company’s funds for an investing style, each with its percent of an allocation with this much fixed income.',
    who: 'employee',
    query: z.object({
      planType: z.pipe(numberText, z.transform(Number)),
      investmentType: z.pipe(investmentTypeText, z.transform(Number)),
      fixedIncome: z.pipe(percentText, z.transform(Number)),
    }),
    answer: z.array(investmentOption),
  }),
  investmentOptionTypes: endpoint('investmentOptionTypes', {
    summary: 'List fund types in display order.',
    who: 'employee',
    answer: z.array(z.object({ fundType: z.number(), name: z.string() })),
  }),
}
