import { Role } from '@evenkeel/api-client/contract/auth'
import { type FoundUser, LONGEST_ACCESS_MS, type UserConfiguration } from '@evenkeel/api-client/contract/staff'
import type { AppParts } from '../app-parts.ts'
import { badRequest, notFound } from '../errors.ts'
import type { LedgerHandlers, RequestHandlers } from '../http/handlers.ts'
import type { ExchangeContext, SignedInPerson } from '../http/request-context.ts'
import { TERMS_VERSION } from '../identity/terms.ts'
import { budgetsOf } from '../services/budgets.ts'
import { cashFlow, spending } from '../services/cash-flow.ts'
import { drafts, removeDraft, saveDraft } from '../services/drafts.ts'
import { getPlan } from '../services/plans.ts'
import { companyOffer } from '../services/plans/company-offer.ts'
import { readSettings } from '../store/ledger/profile.ts'
import { staffNoteRoutes } from './staff-notes.ts'
import { requestKeyOf, requireSame } from './staff-requests.ts'

const DEFAULT_PAGE_SIZE = 10
/** A shorter text would list people rather than find one. */
const SHORTEST_SEARCH = 2

/** What planners and staff see of a person's ledger: the same sums as the person; nothing of it can be changed from here. */
export const staffLedgerRoutes = {
  staffBudgets: ({ body }, { ledger }) => budgetsOf(ledger, body.budgetPeriod),
  staffSpending: ({ body }, { ledger }) => spending(ledger, body),
  staffCashFlow: ({ body }, { ledger, today }) => cashFlow(ledger, today, body.pastMonthCount),
  staffDrafts: (_input, { ledger }) => drafts(ledger),
  saveStaffDraft: ({ body }, context) => saveDraft(context, body),
  deleteStaffDraft: ({ params }, context) => removeDraft(context, params.draftId),
} satisfies LedgerHandlers

const moment = (at: number) => new Date(at).toISOString()

/** @throws ApiError 400 on `endsAt` for a moment that is past or too far ahead. */
function requireEnd(endsAt: string, now: number): number {
  const end = Date.parse(endsAt)
  if (!(end > now && end <= now + LONGEST_ACCESS_MS)) throw badRequest({ endsAt: 'Please enter a valid date.' })
  return end
}

/** Whom a search may find: a planner's own people, or for staff everybody that the text fits. */
function scopeOf({ role, userId }: SignedInPerson, text: string): { plannerId?: number } {
  if (role === Role.PLANNER) return { plannerId: userId }
  if (text.length < SHORTEST_SEARCH) throw badRequest({ text: `Please enter at least ${SHORTEST_SEARCH} characters.` })
  return {}
}

type Directory = AppParts['directory']
type WithLedger = ExchangeContext['withLedger']

async function configurationOf(
  directory: Directory,
  personId: number,
  withLedger: WithLedger,
): Promise<UserConfiguration> {
  const person = await directory.people.byId(personId)
  const company = person && (await directory.companies.byId(person.companyId))
  if (!person || !company) throw notFound()
  const { firstName, lastName, email, phone, companyId, emailVerifiedAt, acceptedTerms } = person
  const { name: companyName, level1, fundStyle, isSsoEnabled } = company
  const settings = await withLedger((ledger) => readSettings(ledger, company.accountConnectivityType))
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
    areTermsAccepted: acceptedTerms === TERMS_VERSION,
  }
}

/** What planners and staff read of the directory, and how staff come to a grant. */
export function staffRoutes(parts: Pick<AppParts, 'directory' | 'keys' | 'random'>) {
  const { directory } = parts
  return {
    ...staffNoteRoutes(parts),

    async staffPlan({ params }, { about, today, withLedger }) {
      const person = await directory.people.byId(about)
      if (!person) throw notFound()
      const offer = await companyOffer(directory, person.companyId)
      return withLedger((ledger) => getPlan({ ledger, today }, offer, params.planType))
    },

    staffConfiguration: async (_input, { about, withLedger }) => configurationOf(directory, about, withLedger),

    async searchUsers({ body }, { person, clock }) {
      const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = body
      const text = body.text.trim()
      const scope = scopeOf(person, text)
      const { items, total } = await directory.userSearch.find({
        text,
        page,
        pageSize,
        companyId: body.companyId ?? undefined,
        ...scope,
      })
      const found: FoundUser[] = items.map((item) => ({ ...item }))
      // To be listed is to be looked at: each of them can read that it happened, and who it was.
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

    async staffCompanies() {
      const companies = await directory.companies.all()
      return companies.map(({ id: companyId, code, name, level1, fundStyle, isSsoEnabled }) => ({
        companyId,
        code,
        name,
        level1,
        fundStyle,
        isSsoEnabled,
      }))
    },

    async grantAccess({ params: { userId: personId }, body: { reason, ...body } }, context) {
      const { person, clock } = context
      const [at, requestKey] = [clock.now(), requestKeyOf('grantAccess', personId, context)]
      const asked = { reason, endsAt: requireEnd(body.endsAt, at) }
      if ((await directory.people.byId(personId))?.role !== Role.EMPLOYEE) throw notFound()
      const grant = requireSame(
        await directory.staff.grant({ ...asked, staffId: person.userId, personId, grantedAt: at, requestKey }),
        asked,
      )
      await directory.audit.add({ at, actorId: person.userId, personId, event: 'access-granted', grantId: grant.id })
      return { accessId: grant.id, endsAt: moment(grant.endsAt) }
    },
  } satisfies RequestHandlers
}
