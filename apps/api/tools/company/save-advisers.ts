import { Role } from '@evenkeel/api-client/contract/auth'
import { toPhone } from '../../src/identity/contact-rules.ts'
import type { Company } from '../../src/store/directory/companies.ts'
import type { Directory } from '../../src/store/directory/directory.ts'
import type { Person } from '../../src/store/directory/people.ts'
import type { Adviser, CompanyFile } from './company-file.ts'
import type { Report } from './save-company.ts'

/** The first password of a new person, and its hash. */
export interface FirstPassword {
  readonly password: string
  readonly passwordHash: string
}

const roles = { planner: Role.PLANNER, staff: Role.STAFF } as const

interface Where {
  readonly directory: Directory
  readonly company: Company
  readonly at: number
  readonly report: Report
}

async function changeAdviser({ directory, report }: Where, person: Person, adviser: Adviser): Promise<void> {
  const { firstName, lastName, phone = null, schedulingUrl = null } = adviser
  const contact = { firstName, lastName, email: person.email, phone: phone === null ? null : toPhone(phone) }
  const isSame =
    person.firstName === firstName &&
    person.lastName === lastName &&
    person.phone === contact.phone &&
    person.schedulingUrl === schedulingUrl
  if (isSame) return
  await directory.people.saveContact(person.id, contact)
  await directory.people.setSchedulingUrl(person.id, schedulingUrl)
  report.changes.push(`${adviser.role} ${person.email} is changed`)
}

async function addAdviser(
  { directory, company, at, report }: Where,
  adviser: Adviser,
  { passwordHash }: FirstPassword,
): Promise<void> {
  const { firstName, lastName, email, phone = null, schedulingUrl = null } = adviser
  const role = roles[adviser.role]
  const contact = { firstName, lastName, email, phone: phone === null ? null : toPhone(phone), schedulingUrl }
  const person = await directory.people.create({
    ...contact,
    companyId: company.id,
    role,
    passwordHash,
    acceptedTerms: null,
    createdAt: at,
  })
  if (!person) report.problems.push(`advisers: ${email} was taken a moment ago: run this again.`)
  report.changes.push(`${adviser.role} ${firstName} ${lastName} (${email}) is added`)
}

/** Returns the people of the file who are new and need a first password. */
export async function newAdvisers(
  directory: Pick<Directory, 'people'>,
  { advisers = [] }: CompanyFile,
): Promise<Adviser[]> {
  const known = await Promise.all(advisers.map(({ email }) => directory.people.byEmail(email)))
  return advisers.filter((_, index) => known[index] === undefined)
}

/** Adds and changes the planners and staff of a file. A person who already has another role is refused. */
export async function saveAdvisers(
  where: Where,
  file: CompanyFile,
  passwords: ReadonlyMap<string, FirstPassword>,
): Promise<void> {
  const { directory, company, report } = where
  for (const [index, adviser] of (file.advisers ?? []).entries()) {
    const person = await directory.people.byEmail(adviser.email)
    const first = passwords.get(adviser.email)
    if (person && (person.companyId !== company.id || person.role !== roles[adviser.role])) {
      report.problems.push(
        `advisers[${index}].email: someone else has ${adviser.email} as an account: planners and staff each need their own email.`,
      )
    } else if (person) await changeAdviser(where, person, adviser)
    else if (first) await addAdviser(where, adviser, first)
    else report.problems.push(`advisers[${index}]: ${adviser.email} left a moment ago: run this again.`)
  }
}

/**
 * Ends the accounts of planners and staff; their people then have no planner. Employees delete their accounts
 * themselves.
 */
export async function removeAdvisers(
  { directory, company, report }: Where,
  { formerAdvisers = [], advisers = [] }: CompanyFile,
): Promise<void> {
  for (const [index, email] of formerAdvisers.entries()) {
    const person = await directory.people.byEmail(email)
    const isListed = advisers.some((adviser) => adviser.email.toLowerCase() === email.toLowerCase())
    if (isListed) report.problems.push(`formerAdvisers[${index}]: ${email} is under advisers too: leave one out.`)
    else if (person && (person.companyId !== company.id || person.role === Role.EMPLOYEE)) {
      report.problems.push(
        `formerAdvisers[${index}]: ${email} isn’t a planner or staff member of this company: leave it out.`,
      )
    } else if (person) {
      await directory.people.remove(person.id)
      report.changes.push(`${email} is removed, with every session and assignment`)
    }
  }
}

/** Assigns the planners of a file to employees, replacing the previous ones; employees see it in their log. */
export async function saveAssignments(
  { directory, company, at, report }: Where,
  { assignments = [] }: CompanyFile,
): Promise<void> {
  for (const [index, { employee, planner }] of assignments.entries()) {
    const [one, other] = [await directory.people.byEmail(employee), await directory.people.byEmail(planner)]
    const isEmployee = one?.companyId === company.id && one.role === Role.EMPLOYEE
    const isPlanner = other?.companyId === company.id && other.role === Role.PLANNER
    if (!isEmployee)
      report.problems.push(
        `assignments[${index}].employee: ${employee} has no account as an employee of this company: wait until they have registered.`,
      )
    if (!isPlanner)
      report.problems.push(
        `assignments[${index}].planner: ${planner} isn’t a planner of this company: put them under advisers.`,
      )
    if (!isEmployee || !isPlanner || (await directory.planners.isAssigned(other.id, one.id))) continue
    await directory.planners.reassign(one.id, other.id, at)
    await directory.audit.add({ at, actorId: other.id, personId: one.id, event: 'planner-assigned' })
    report.changes.push(`${employee} has ${planner} as planner`)
  }
}
