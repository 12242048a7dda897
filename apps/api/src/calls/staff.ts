import { Role } from '@evenkeel/api-client/contract/auth'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import type { FoundUser, UserConfiguration } from '@evenkeel/api-client/contract/staff'
import type { AppParts } from '../app-parts.ts'
import { badRequest, conflict, notFound } from '../errors.ts'
import type { LedgerCalls, RequestCalls } from '../http/handlers.ts'
import { readIdempotencyKey } from '../http/idempotency.ts'
import type { RequestContext, SignedInPerson } from '../http/request-context.ts'
import { hashOfSecret } from '../identity/keys.ts'
import { termsVersion } from '../identity/terms.ts'
import { listBudgets } from '../services/budgets.ts'
import { cashFlow, spending } from '../services/cash-flow.ts'
import { drafts, removeDraft, saveDraft } from '../services/drafts.ts'
import { getPlan } from '../services/plans.ts'
import { sharedNow } from '../services/proposals/sharing.ts'
import { companyOffer } from '../services/plans/company-offer.ts'
import { readSettings } from '../store/ledger/profile.ts'
import { say } from '../say.ts'

/** Returns the hash by which a repeat by the same caller is recognized; null without an idempotency key. */
export function toRequestKey(name: EndpointName, personId: number, { request }: RequestContext): string | null {
  const key = readIdempotencyKey(request, endpoints[name])
  return key === null ? null : hashOfSecret(`${name}\n${personId}\n${key}`)
}

/** Returns the stored row. @throws ApiError 400 with code 10000 if it differs from the request: its key was used before. */
export function requireSame<Row extends object>(row: Row, asked: Partial<Row>): Row {
  const isSame = Object.entries(asked).every(([field, value]) => Reflect.get(row, field) === value)
  if (!isSame) throw conflict({ 'Idempotency-Key': say('validValue') })
  return row
}

const defaultPageSize = 10
/** A shorter text would list people instead of finding one. */
const minSearchLength = 3

/** Planners and staff see the same sums as the person. Drafts are all they can change in it. */
export const staffLedgerCalls = {
  staffBudgets: ({ body }, { ledger }) => listBudgets(ledger, body.budgetPeriod),
  staffSpending: ({ body }, { ledger }) => spending(ledger, body),
  staffCashFlow: ({ body }, { ledger, today }) => cashFlow(ledger, today, body.pastMonthCount),
  staffDrafts: (_input, { ledger }) => drafts(ledger),
  saveStaffDraft: ({ body }, context) => saveDraft(context, body),
  deleteStaffDraft: ({ params }, context) => removeDraft(context, params.draftId),
} satisfies LedgerCalls

/**
 * Limits a search: planners find their own people only, staff those of the company that they serve.
 * @throws ApiError 400 on `text` if staff search for too short a text.
 */
function toSearchScope({ role, userId, companyId }: SignedInPerson, text: string) {
  if (role === Role.PLANNER) return { plannerId: userId }
  if (text.length < minSearchLength) throw badRequest({ text: say('pleaseEnterAtLeastNCharacters', minSearchLength) })
  return { servedCompanyId: companyId }
}

type Directory = AppParts['directory']

async function readConfiguration(
  directory: Directory,
  personId: number,
  { withLedger, person: { role } }: Pick<RequestContext, 'withLedger' | 'person'>,
): Promise<UserConfiguration> {
  const person = await directory.people.byId(personId)
  const company = person && (await directory.companies.byId(person.companyId))
  if (!person || !company) throw notFound()
  const { firstName, lastName, email, phone, companyId, emailVerifiedAt, acceptedTerms } = person
  const { name: companyName, level1, fundStyle, isSsoEnabled } = company
  const settings = await withLedger((ledger) => ({
    ...readSettings(ledger, company.accountConnectivityType),
    shared: role === Role.PLANNER ? sharedNow(ledger) : null,
  }))
  return {
    ...{
      userId: personId,
      firstName,
      lastName,
      email,
      phone,
      companyId,
      companyName,
      level1,
      fundStyle,
      isSsoEnabled,
      ...settings,
    },
    isEmailVerified: emailVerifiedAt !== null,
    areTermsAccepted: acceptedTerms === termsVersion,
  }
}

/** Planners and staff read the directory here. */
export function staffCalls({ directory }: Pick<AppParts, 'directory'>) {
  return {
    async staffPlan({ params }, { about, today, withLedger }) {
      const person = await directory.people.byId(about)
      if (!person) throw notFound()
      const offer = await companyOffer(directory, person.companyId)
      return withLedger((ledger) => getPlan({ ledger, today }, offer, params.planType))
    },

    staffConfiguration: async (_input, context) => readConfiguration(directory, context.about, context),

    async searchUsers({ body }, { person, clock }) {
      const { page = 1, pageSize = defaultPageSize } = body
      const text = body.text.trim()
      const scope = toSearchScope(person, text)
      const { items, total } = await directory.userSearch.find({
        text,
        page,
        pageSize,
        companyId: body.companyId ?? undefined,
        ...scope,
      })
      const found: FoundUser[] = items.map((item) => ({ ...item }))
      // Being listed counts as being looked at: it is in the access log of each person found.
      for (const { userId } of found) {
        await directory.audit.add({
          at: clock.now(),
          actorId: person.userId,
          personId: userId,
          event: 'staff-call',
          call: 'searchUsers',
          grantId: null,
        })
      }
      return { items: found, paging: { page, pageSize, total, lastPage: Math.max(1, Math.ceil(total / pageSize)) } }
    },

    async staffCompanies(_input, { person }) {
      const served = await directory.companies.byId(person.companyId)
      if (!served) return []
      const { id: companyId, code, name, level1, fundStyle, isSsoEnabled } = served
      return [{ companyId, code, name, level1, fundStyle, isSsoEnabled }]
    },
  } satisfies RequestCalls
}
