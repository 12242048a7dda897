import { household, type HouseholdChanges } from '@evenkeel/api-client/contract/household'
import * as z from 'zod/mini'
import type { AppParts } from '../app-parts.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { onLedger } from '../http/run-on-ledger.ts'
import { changeHousehold, previewHousehold, readHousehold } from '../services/household/household.ts'
import { companyOffer } from '../services/plans/company-offer.ts'

/** The calls on what is known of the household; the company's part of it comes from the directory. */
export function householdCalls({ directory }: Pick<AppParts, 'directory'>) {
  return {
    async household(_input, context) {
      const offer = await companyOffer(directory, context.person.companyId)
      return context.withLedger((ledger) => readHousehold({ ledger, today: context.today, offer }))
    },
    async changeHousehold({ body }: { readonly body: HouseholdChanges }, context) {
      const offer = await companyOffer(directory, context.person.companyId)
      return z.parse(household, await onLedger(context, (onIt) => changeHousehold(onIt, offer, body)))
    },
    async previewHousehold({ body }: { readonly body: HouseholdChanges }, context) {
      const offer = await companyOffer(directory, context.person.companyId)
      return context.withLedger((ledger) => previewHousehold({ ledger, today: context.today, offer }, body))
    },
  } satisfies RequestCalls
}
