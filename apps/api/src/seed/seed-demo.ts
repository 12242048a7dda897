import { isoDateOf } from '@evenkeel/engine'
import type { AppParts } from '../app-parts.ts'
import { TERMS_VERSION } from '../identity/terms.ts'
import { nowOf } from '../services/moment.ts'
import type { NewPerson, Person } from '../store/directory/people.ts'
import { mayaLedger } from './maya.ts'
import { samLedger } from './sam.ts'
import { type MakeSeed, writeLedger } from './write-ledger.ts'

/** The password of every demo sign-in. */
const DEMO_PASSWORD = 'Quiet-Harbor-42'

type SeedParts = Pick<AppParts, 'directory' | 'ledgers' | 'clock' | 'passwords'>

type DemoPerson = Omit<NewPerson, 'passwordHash' | 'acceptedTerms' | 'createdAt'>

const maya = { firstName: 'Maya', lastName: 'Reyes', email: 'demo@evenkeel.example' } as const
const sam = { firstName: 'Sam', lastName: 'Okafor', email: 'sam@evenkeel.example' } as const
const planner = {
  firstName: 'Jordan',
  lastName: 'Ellis',
  email: 'planner@evenkeel.example',
  phone: '503-555-0142',
  role: 1,
} as const

/** Finds or creates somebody. A planner has no password: staff sign in with a second factor only. */
async function ensurePerson({ directory, passwords, clock }: SeedParts, values: DemoPerson): Promise<Person> {
  const known = await directory.people.byEmail(values.email)
  if (known) return known
  const isEmployee = values.role === undefined
  const created = await directory.people.create({
    ...values,
    passwordHash: isEmployee ? await passwords.hash(DEMO_PASSWORD) : null,
    acceptedTerms: TERMS_VERSION,
    createdAt: clock.now(),
  })
  const person = created ?? (await directory.people.byEmail(values.email))
  if (!person) throw new Error(`${values.email} could not be created`)
  return person
}

async function ensureEmployee(parts: SeedParts, values: DemoPerson, makeSeed: MakeSeed): Promise<Person> {
  const person = await ensurePerson(parts, values)
  const today = isoDateOf(nowOf(parts.clock))
  parts.ledgers.open(person.id).transact((ledger) => writeLedger(ledger, makeSeed(today), parts.clock))
  return person
}

/**
 * The demo: Maya at Larkfield, with banks linked and a planner, and Sam at Fernwood Works, where all is kept by hand. The
 * same data for the same day on every machine. Larkfield lets widgets stand on pages of the given origins. Safe to repeat:
 * what is there already stays as it is.
 */
export async function seedDemo(parts: SeedParts, widgetOrigins: readonly string[] = []): Promise<void> {
  const { companies, planners } = parts.directory
  const createdAt = parts.clock.now()
  const larkfield = await companies.save({ code: 'larkfield', name: 'Larkfield', supportEmail: 'support@larkfield.example', level1: false, createdAt })
  const fernwood = await companies.save({ code: 'fernwood-works', name: 'Fernwood Works', supportEmail: 'help@fernwood.example', level1: true, createdAt })
  for (const origin of widgetOrigins) await companies.allowOrigin(larkfield.id, origin)
  const { id: plannerId } = await ensurePerson(parts, { ...planner, companyId: larkfield.id })
  const { id: mayaId } = await ensureEmployee(parts, { ...maya, companyId: larkfield.id }, mayaLedger)
  await planners.assign(mayaId, plannerId, createdAt)
  await ensureEmployee(parts, { ...sam, companyId: fernwood.id }, samLedger)
}
