import { isoDateOf } from '@evenkeel/engine'
import type { AppParts } from '../app-parts.ts'
import { legalDocuments } from '../content/legal-documents.ts'
import { TERMS_VERSION } from '../identity/terms.ts'
import { nowOf } from '../services/moment.ts'
import type { NewPerson, Person } from '../store/directory/people.ts'
import { fernwoodOffer, larkfieldOffer, offerBenefits } from './demo-benefits.ts'
import { type DemoBankParts, linkDemoBanks } from './link-demo-banks.ts'
import { lenaLedger } from './lena.ts'
import { mayaLedger } from './maya.ts'
import { samLedger } from './sam.ts'
import { type MakeSeed, writeLedger } from './write-ledger.ts'

/** The password of every demo sign-in. */
const DEMO_PASSWORD = 'Quiet-Harbor-42'

type SeedParts = Pick<AppParts, 'passwords'> & DemoBankParts

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

/** Finds or creates somebody. */
async function ensurePerson({ directory, passwords, clock }: SeedParts, values: DemoPerson): Promise<Person> {
  const known = await directory.people.byEmail(values.email)
  if (known) return known
  const created = await directory.people.create({
    ...values,
    passwordHash: await passwords.hash(DEMO_PASSWORD),
    acceptedTerms: TERMS_VERSION,
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

/** Fills a demo ledger that lies here; one that was filled before stays as it is. */
export function fillDemoLedger(
  { ledgers, clock }: Pick<SeedParts, 'ledgers' | 'clock'>,
  personId: number,
  which: DemoLedger,
): void {
  const today = isoDateOf(nowOf(clock))
  ledgers.open(personId).transact((ledger) => writeLedger(ledger, demoLedgers[which](today), clock))
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
 * The demo: Maya at Larkfield, with banks linked and a planner; Sam at Fernwood Works, where all is kept by hand; Lena at
 * Tidewater Freight, whose people link banks in the frame (connectivity type 0); the
 * planner and a staff member, who sign in with the same password and a code that is mailed to them. The same data for the
 * same day on every machine. Larkfield lets widgets stand on pages of the given origins. Safe to repeat: what is there
 * already stays as it is. `fill` is for where ledgers lie elsewhere.
 */
export async function seedDemo(
  parts: SeedParts,
  widgetOrigins: readonly string[] = [],
  fill: FillLedger = async (personId, which) => {
    fillDemoLedger(parts, personId, which)
    await linkDemoBanks(parts, personId)
  },
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
  await companies.addDomain(larkfield.id, 'evenkeel.example')
  await companies.addDomain(fernwood.id, 'fernwood.example')
  await companies.addDomain(tidewater.id, 'tidewater.example')
  for (const origin of widgetOrigins) await companies.allowOrigin(larkfield.id, origin)
  const { id: plannerId } = await ensurePerson(parts, { ...planner, companyId: larkfield.id })
  const { id: mayaId } = await ensureEmployee(parts, { ...maya, companyId: larkfield.id }, 'maya', fill)
  await planners.assign(mayaId, plannerId, createdAt)
  await legal.accept({ personId: mayaId, document: 'fror', version: legalDocuments.fror.version, at: createdAt })
  await ensureEmployee(parts, { ...sam, companyId: fernwood.id }, 'sam', fill)
  await ensureEmployee(parts, { ...lena, companyId: tidewater.id }, 'lena', fill)
  await ensurePerson(parts, { ...staff, companyId: larkfield.id })
}
