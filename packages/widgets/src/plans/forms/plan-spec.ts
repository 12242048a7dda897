import type { FormSection, Text } from '@evenkeel/api-client/contract/form'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import type { IsoDate } from '@evenkeel/engine'
import type { Draft, FormDefinition, FormState } from '@evenkeel/ui/use-form'
import type { ComponentType } from 'react'
import type { Load } from '../../shared/lazy-card.tsx'
import type { Simulator } from '../simulation/simulator.ts'

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

/** What a form passes to the part that works its answer out in the page. */
export interface FormAnswerProps<Input, Name extends string> {
  readonly plan: PlanDetail
  readonly form: FormState<Input, Name>
  /** Must be the same function on every render. */
  readonly startSimulator: () => Simulator
  /** The screen whose address may name choices to try. */
  readonly screen: string | undefined
  /** A slider is held. */
  readonly isHeld: boolean
  /** Opens the step with this name. */
  readonly go: (id: string) => void
  /** Makes what is typed the plan; absent while that cannot be done from here. */
  readonly use: (() => void) | undefined
  /** The labels of the fields that are empty and without which there is no answer. */
  readonly lacking: readonly string[]
  /** Returns the label of the field that a missing fact is typed into. */
  readonly nameOf: (fact: string) => string | undefined
}

/** What a form passes to what is under one of its fields. */
export interface UnderFieldProps<Input, Name extends string> {
  readonly name: Name
  readonly form: FormState<Input, Name>
  readonly today: IsoDate
  /** Called when a slider is taken, and when it is let go. */
  readonly hold: (isHeld: boolean) => void
}

/** What a plan asks: its fields in sections, and when one of them is asked. A name that the plan lacks does not compile. */
export interface PlanSpec<Input, Output, Name extends string> {
  readonly form: FormDefinition<Input, Output, Name> & { readonly sections: readonly FormSection<NoInfer<Name>>[] }
  /** Returns what the fields begin with: the plan's own values. Null for another plan. */
  readonly start: (plan: PlanDetail) => (Draft<Input> & object) | null
  /** Fields that are asked only while this holds. */
  readonly asked?: { readonly [Path in NoInfer<Name>]?: (values: Draft<NoInfer<Input>>) => boolean }
  readonly links?: PlanLinks<NoInfer<Name>>
  /** Returns the fields that a draft may leave empty, and without which the plan has no answer. */
  readonly lacks?: (input: object, today: IsoDate) => readonly NoInfer<Name>[]
  /** The part that works the answer out in the page, where a simulator can be started; else the server is asked. */
  readonly answer?: Load<FormAnswerProps<NoInfer<Input>, NoInfer<Name>>>
  /** What is under a field. */
  readonly Under?: ComponentType<UnderFieldProps<NoInfer<Input>, NoInfer<Name>>>
}
