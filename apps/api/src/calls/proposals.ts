import { sharing } from '@evenkeel/api-client/contract/planner'
import { type Proposal, proposal } from '@evenkeel/api-client/contract/proposals'
import * as z from 'zod/mini'
import type { AppParts } from '../app-parts.ts'
import { notFound } from '../errors.ts'
import type { LedgerCalls, RequestCalls } from '../http/handlers.ts'
import { onLedger } from '../http/run-on-ledger.ts'
import type { RequestContext } from '../http/request-context.ts'
import { companyOffer } from '../services/plans/company-offer.ts'
import { requirePlanType } from '../services/plans/all-plan-kinds.ts'
import {
  authorsOf,
  decideLine,
  listProposals,
  type ProposalReader,
  sendProposal,
  withdrawProposal,
} from '../services/proposals/proposals.ts'
import { readSharing, saveSharing } from '../services/proposals/sharing.ts'
import { tryLines } from '../services/proposals/try-lines.ts'
import type { AuditEvent } from '../store/directory/schema/audit.ts'
import { toRequestKey } from './staff.ts'
import { toDollars } from '@evenkeel/engine'
import { allAccounts } from '../store/ledger/accounts.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { readNetWorth } from '../services/dashboard.ts'

type Directory = AppParts['directory']

/** Returns the offer of the company of a person, which their plans count. */
async function offerFor({ people, ...directory }: Directory, personId: number) {
  const person = await people.byId(personId)
  if (!person) throw notFound()
  return companyOffer(directory, person.companyId)
}

/** Returns who reads the proposals of a person, with the names of the planners who wrote them. */
async function readerOf({ people }: Directory, { withLedger, person }: RequestContext): Promise<ProposalReader> {
  const authors = await Promise.all((await withLedger(authorsOf)).map((id) => people.byId(id)))
  const known = authors.flatMap((author) =>
    author ? [[author.id, `${author.firstName} ${author.lastName}`] as const] : [],
  )
  return { readerId: person.userId, names: new Map(known) }
}

async function readProposals(directory: Directory, personId: number, context: RequestContext): Promise<Proposal[]> {
  const { today, clock, withLedger } = context
  const [offer, reader] = await Promise.all([offerFor(directory, personId), readerOf(directory, context)])
  return withLedger((ledger) => listProposals({ ledger, today, offer }, reader, clock))
}

export const proposalLedgerCalls = {
  plannerSharing: (_input, { ledger }) => readSharing(ledger),
  staffBalances: (_input, { ledger }) => readBalances(ledger),
  withdrawStaffProposal: ({ params }, context) => withdrawProposal(context, params.proposalId),
} satisfies LedgerCalls

/** What the person does with proposals and with what their planner may see; each is in their access log. */
function ownProposalCalls(directory: Directory) {
  const note = async ({ person, clock }: RequestContext, event: AuditEvent) =>
    directory.audit.add({ at: clock.now(), actorId: person.userId, personId: person.userId, event })
  return {
    proposals: async (_input, context) => readProposals(directory, context.person.userId, context),

    async decideProposal({ body }, context) {
      const { userId } = context.person
      const [offer, reader] = await Promise.all([offerFor(directory, userId), readerOf(directory, context)])
      const decided = await onLedger(context, (onIt) => {
        decideLine(onIt, offer, body)
        return listProposals({ ledger: onIt.ledger, today: onIt.today, offer }, reader, onIt.clock)
      })
      await note(context, body.isAccepted ? 'proposal-accepted' : 'proposal-declined')
      return z.parse(z.array(proposal), decided)
    },

    async savePlannerSharing({ body }, context) {
      const saved = await onLedger(context, (onIt) => saveSharing(onIt, body))
      await note(context, body.isShared ? 'planner-shared' : 'planner-unshared')
      return z.parse(sharing, saved)
    },
  } satisfies RequestCalls
}

/** Proposals by a planner for a person, and the person's answers. */
export function proposalCalls({ directory }: Pick<AppParts, 'directory'>) {
  return {
    ...ownProposalCalls(directory),

    staffProposals: async (_input, context) => readProposals(directory, context.about, context),

    async previewStaffProposal({ body }, { about, today, withLedger }) {
      const offer = await offerFor(directory, about)
      return withLedger((ledger) => {
        const tried = tryLines({ ledger, today, offer }, requirePlanType(body.planType), body.lines)
        return { ...tried, lines: tried.lines.map(({ value, ...line }) => ({ ...line, proposed: value })) }
      })
    },

    async sendStaffProposal({ body }, context) {
      const { about, today, clock, person } = context
      const offer = await offerFor(directory, about)
      const sending = {
        ...body,
        authorId: person.userId,
        requestKey: toRequestKey('sendStaffProposal', about, context),
      }
      const proposalId = await context.withLedger((ledger) => sendProposal({ ledger, today, offer }, clock, sending))
      const sent = (await readProposals(directory, about, context)).find((one) => one.proposalId === proposalId)
      if (!sent) throw notFound()
      return sent
    },
  } satisfies RequestCalls
}

/** Returns the accounts with their balances, and the net worth that a planner may see while they are shared. */
const readBalances = (ledger: LedgerTransaction) => ({
  netWorth: readNetWorth(ledger).total,
  accounts: allAccounts(ledger).map(({ name, typeName, balanceCents }) => ({
    name,
    typeName,
    balance: toDollars(balanceCents),
  })),
})
