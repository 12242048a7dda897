import { sourceLanguage } from '@evenkeel/api-client/contract/languages'
import { planDetail } from '@evenkeel/api-client/contract/plan/plan-types'
import { planScenario } from '@evenkeel/api-client/contract/plan/scenarios'
import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import { PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import type { AppParts } from '../app-parts.ts'
import { notFound } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { onLedger } from '../http/run-on-ledger.ts'
import type { RequestContext } from '../http/request-context.ts'
import { renderDistribution } from '../pdf/distribution-pdf.ts'
import { distributionContent } from '../services/distribution-document.ts'
import { investmentOptions } from '../services/investment-funds.ts'
import { commitPlan, getDefaultPlan, getPlan, refreshPlan, savePlan, willProfileUpdate } from '../services/plans.ts'
import { planKinds, requirePlanType } from '../services/plans/all-plan-kinds.ts'
import { companyOffer, noOffer } from '../services/plans/company-offer.ts'
import { addScenario, readScenarios } from '../services/plans/plan-scenarios.ts'
import { planFor, requirePlanFor } from '../services/plans/plan-of-widget.ts'
import { typedVerdict } from '../services/plans/present-verdict.ts'

/** The plans that count what the company offers. */
const plansWithOffer: ReadonlySet<number> = new Set([
  PlanType.RETIREMENT,
  PlanType.COMPANY_BENEFITS,
  PlanType.LIFE_INSURANCE,
  PlanType.DISABILITY_INSURANCE,
  // Follows the retirement plan, and so its match.
  PlanType.DISTRIBUTION_PLANNING,
])

/** The plan calls that need the benefits of the person's company, the funds, or a PDF; the others are in `goalCalls`. */
export function planCalls({ directory }: Pick<AppParts, 'directory'>) {
  // The other plans use nothing of the company, and do not wait for the directory.
  const offerOf = async ({ person }: RequestContext, planType: number) =>
    plansWithOffer.has(planType) ? companyOffer(directory, person.companyId) : noOffer

  return {
    async plan({ params }, context) {
      const { widget } = context.person
      requirePlanFor(widget, params.planType)
      const offer = await offerOf(context, params.planType)
      return planFor(
        widget,
        await context.withLedger((ledger) => getPlan({ ledger, today: context.today }, offer, params.planType)),
      )
    },
    async defaultPlan({ params }, context) {
      const offer = await offerOf(context, params.planType)
      return context.withLedger((ledger) => getDefaultPlan({ ledger, today: context.today }, offer, params.planType))
    },
    async savePlan(input, context) {
      const planType = requirePlanType(input.params.planType)
      const offer = await offerOf(context, planType)
      return z.parse(planDetail, await onLedger(context, (onIt) => savePlan(onIt, offer, planType, input.body)))
    },
    async commitPlan(input, context) {
      const planType = requirePlanType(input.params.planType)
      const offer = await offerOf(context, planType)
      return z.parse(planDetail, await onLedger(context, (onIt) => commitPlan(onIt, offer, planType, input.body)))
    },
    async refreshPlan(input, context) {
      const planType = requirePlanType(input.params.planType)
      const offer = await offerOf(context, planType)
      return z.parse(planDetail, await onLedger(context, (onIt) => refreshPlan(onIt, offer, planType)))
    },
    async planScenarios({ query }, context) {
      const offer = await offerOf(context, query.planType)
      return context.withLedger((ledger) => readScenarios({ ledger, today: context.today, offer }, query.planType))
    },
    async addPlanScenario({ body }, context) {
      const offer = await offerOf(context, body.planType)
      return z.parse(planScenario, await onLedger(context, (onIt) => addScenario(onIt, offer, body)))
    },
    async willProfileUpdateOnCommit({ params, body }: Validated<'willProfileUpdateOnCommit'>, context) {
      const planType = requirePlanType(params.planType)
      const offer = await offerOf(context, planType)
      return context.withLedger((ledger) => willProfileUpdate({ ledger, today: context.today }, offer, planType, body))
    },
    async previewPlan({ params, body }, context) {
      const kind = planKinds[requirePlanType(params.planType)]
      const offer = await offerOf(context, kind.planType)
      const verdict = await context.withLedger((ledger) =>
        typedVerdict({ ledger, today: context.today, offer }, kind, body),
      )
      return { verdict }
    },
    async investmentOptions({ query }, { person }) {
      const company = await directory.companies.byId(person.companyId)
      if (!company) throw notFound()
      return investmentOptions(company.fundStyle, query)
    },
    async downloadDistributionPdf({ body }, context) {
      const { person, today, clock } = context
      const offer = await offerOf(context, PlanType.DISTRIBUTION_PLANNING)
      const document = await context.withLedger((ledger) => distributionContent({ ledger, today, offer }, body.content))
      const bytes = await renderDistribution({
        ...document,
        name: `${person.firstName} ${person.lastName}`,
        createdAt: clock.now(),
        language: (await directory.people.byId(person.userId))?.language ?? sourceLanguage,
      })
      return { fileName: 'retirement-funding.pdf', bytes }
    },
  } satisfies RequestCalls
}
