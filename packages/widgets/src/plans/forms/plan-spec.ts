import type { FormSection, Text } from '@evenkeel/api-client/contract/form'
import type { RetirementDraft } from '@evenkeel/api-client/contract/plan/retirement'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import type { IsoDate } from '@evenkeel/engine'
import type { Draft, FormDefinition } from '@evenkeel/ui/use-form'

/** The accounts that a plan counts. */
export interface PlanLinks<Name extends string> {
  readonly title: Text
  readonly intro: Text
  /** The field that the linked accounts fill unless another value is typed. */
  readonly fills?: Name
  /** The field that holds what the linked debts are paid today, until the person types another payment. */
  readonly prefills?: Name
  /** The form asks for the kind of lender of each linked loan. */
  readonly asksLoanType?: boolean
}

/** What a plan asks: its fields in sections, and when one of them is asked. A name that the plan lacks does not compile. */
export interface PlanSpec<Input, Output, Name extends string> {
  readonly form: FormDefinition<Input, Output, Name>
  /** Returns what the fields begin with: the values of the retirement calculator, or the plan's own. Null for another plan. */
  readonly start: (plan: PlanDetail, given: RetirementDraft | undefined) => (Draft<Input> & object) | null
  readonly sections: readonly FormSection<NoInfer<Name>>[]
  /** Fields that are asked only while this holds. */
  readonly asked?: { readonly [Path in NoInfer<Name>]?: (values: Draft<NoInfer<Input>>) => boolean }
  readonly links?: PlanLinks<NoInfer<Name>>
  /** Returns the fields that a draft may leave empty, and without which the plan has no answer. */
  readonly lacks?: (input: object, today: IsoDate) => readonly NoInfer<Name>[]
}
