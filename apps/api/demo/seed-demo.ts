import { toIsoDate } from '@evenkeel/engine'
import type { AppParts } from '../src/app-parts.ts'
import { LedgerRefused } from '../src/errors.ts'
import { failureEntry } from '../src/http/error-answer.ts'
import { legalDocuments } from '../src/content/legal-documents.ts'
import { termsVersion } from '../src/identity/terms.ts'
import { presentMoment } from '../src/services/moment.ts'
import type { NewPerson, Person } from '../src/store/directory/people.ts'
import type { LedgerOwner } from '../src/store/ledger-owner.ts'
import { fernwoodOffer, larkfieldOffer, offerBenefits } from './demo-benefits.ts'
import { type DemoBankParts, linkDemoBanks } from './link-demo-banks.ts'
import { lenaLedger } from './lena.ts'
import { mayaLedger } from './maya.ts'
import { samLedger } from './sam.ts'
import { companyOffer, noOffer } from '../src/services/plans/company-offer.ts'
import { type MakeSeed, writeLedger } from './write-ledger.ts'

/** The password of every demo sign-in. */
const demoPassword = 'Quiet-Harbor-42'

type SeedParts = Pick<AppParts, 'passwords'> & Partial<Pick<AppParts, 'log'>> & DemoBankParts

type DemoPerson = Omit<NewPerson, 'passwordHash' | 'acceptedTerms' | 'createdAt'>

const maya = { firstName: 'Maya', lastName: 'Reyes', email: 'demo@evenkeel.example', phone: '503-555-0117' } as const
const sam = { firstName: 'Sam', lastName: 'Okafor', email: 'sam@evenkeel.example' } as const
const lena = { firstName: 'Lena', lastName: 'Brandt', email: 'lena@evenkeel.example' } as const
const planner = {
  firstName: 'Jordan',
  lastName: 'Ellis',
  email: 'planner@evenkeel.example',
  phone: '503-555-0142',
  role: 1,
} as const

const staff = { firstName: 'Robin', lastName: 'Vale', email: 'staff@evenkeel.example', role: 2 } as const

/** Finds or creates a person. */
async function ensurePerson({ directory, passwords, clock }: SeedParts, values: DemoPerson): Promise<Person> {
  const known = await directory.people.byEmail(values.email)
  if (known) return known
  const created = await directory.people.create({
    ...values,
    passwordHash: await passwords.hash(demoPassword),
    acceptedTerms: termsVersion,
    emailVerifiedAt: clock.now(),
    createdAt: clock.now(),
  })
  const person = created ?? (await directory.people.byEmail(values.email))
  if (!person) throw new Error(`${values.email} could not be created`)
  return person
}

/** The ledgers of the demo's employees. */
const demoLedgers = { maya: mayaLedger, sam: samLedger, lena: lenaLedger } satisfies Record<string, MakeSeed>

export type DemoLedger = keyof typeof demoLedgers

async function fillDemoLedger(parts: SeedParts, owner: LedgerOwner, which: DemoLedger): Promise<void> {
  const today = toIsoDate(presentMoment(parts.clock))
  const person = await parts.directory.people.byId(owner.personId)
  const offer = person ? await companyOffer(parts.directory, person.companyId) : noOffer
  parts.ledgers.open(owner).transact((ledger) => writeLedger(ledger, demoLedgers[which](today), parts.clock, offer))
  await linkDemoBanks(parts, owner)
}

/**
 * Fills a demo ledger of this host. One that was filled before stays as it is; one that cannot be opened is named in
 * the log, and the demo of the others goes on.
 */
export async function fillDemo(parts: SeedParts, personId: number, which: DemoLedger): Promise<void> {
  const owner = await parts.directory.ledgerOwners.of(personId)
  if (!owner) return
  try {
    await fillDemoLedger(parts, owner, which)
  } catch (error) {
    if (!(error instanceof LedgerRefused)) throw error
    parts.log?.(failureEntry(error, 'request-failed', { requestId: '', call: 'demo' }))
  }
}

type FillLedger = (personId: number, which: DemoLedger) => Promise<void>

async function ensureEmployee(
  parts: SeedParts,
  values: DemoPerson,
  which: DemoLedger,
  fill: FillLedger,
): Promise<Person> {
  const person = await ensurePerson(parts, values)
  await fill(person.id, which)
  return person
}

/**
 * Seeds the demo: Maya at Larkfield, with linked banks and a planner; Sam at Fernwood Works, with manual accounts only;
 * Lena at Tidewater Freight, whose people link banks in the frame (connectivity type 0); the planner; and a staff
 * member, who sign in with the same password and a mailed code. The same data for the same day on every machine.
 * Larkfield allows widgets on pages of the given origins. Safe to repeat: existing rows stay. `fill` is for hosts whose
 * ledgers are elsewhere.
 */
export async function seedDemo(
  parts: SeedParts,
  widgetOrigins: readonly string[] = [],
  fill: FillLedger = (personId, which) => fillDemo(parts, personId, which),
): Promise<void> {
  const { companies, planners, legal } = parts.directory
  const createdAt = parts.clock.now()
  const larkfield = await companies.save({
    code: 'larkfield',
    name: 'Larkfield',
    supportEmail: 'support@larkfield.example',
    level1: false,
    createdAt,
  })
  const fernwood = await companies.save({
    code: 'fernwood-works',
    name: 'Fernwood Works',
    supportEmail: 'help@fernwood.example',
    level1: true,
    createdAt,
  })
  const freight = {
    code: 'tidewater-freight',
    name: 'Tidewater Freight',
    supportEmail: 'help@tidewater.example',
    level1: false,
  }
  const tidewater = await companies.save({ ...freight, accountConnectivityType: 0, createdAt })
  await offerBenefits(parts.directory, larkfield.id, larkfieldOffer)
  await offerBenefits(parts.directory, fernwood.id, fernwoodOffer)
  await companies.addDomain(larkfield.id, 'larkfield.example')
  // Not a domain of Larkfield: the demo's people have addresses of their own. An earlier demo had it as one.
  await companies.removeDomain(larkfield.id, 'evenkeel.example')
  await companies.addDomain(fernwood.id, 'fernwood.example')
  await companies.addDomain(tidewater.id, 'tidewater.example')
  for (const origin of widgetOrigins) await companies.allowOrigin(larkfield.id, origin)
  const { id: plannerId } = await ensurePerson(parts, { ...planner, companyId: larkfield.id })
  const { id: mayaId } = await ensureEmployee(parts, { ...maya, companyId: larkfield.id }, 'maya', fill)
  await planners.assign(mayaId, plannerId, createdAt)
  await legal.accept({ personId: mayaId, document: 'fror', version: legalDocuments.fror.version, at: createdAt })
  await ensureEmployee(parts, { ...sam, companyId: fernwood.id }, 'sam', fill)
  await ensureEmployee(parts, { ...lena, companyId: tidewater.id }, 'lena', fill)
  await ensurePerson(parts, { ...staff, companyId: fernwood.id })
}
