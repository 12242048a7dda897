import { isDeepStrictEqual } from 'node:util'
import { AccountConnectivityType } from '@evenkeel/api-client/contract/choices'
import { FundStyle } from '@evenkeel/engine'
import { type ValidatorName, validatorNames } from '@evenkeel/api-client/contract/registration'
import type { Company, NewCompany } from '../../src/store/directory/companies.ts'
import type { Directory } from '../../src/store/directory/directory.ts'
import { type CompanyFile, fundStyles } from './company-file.ts'

/** What is being done, line by line, and the problems found. */
export interface Report {
  readonly changes: string[]
  readonly problems: string[]
}

type Settings = Omit<NewCompany, 'createdAt'>

/** Returns the settings of a file; what it leaves out takes its default. */
function toSettings(file: CompanyFile): Settings {
  const keys = file.sso?.keys ?? []
  const [key] = keys
  return {
    code: file.code,
    name: file.name,
    logoUrl: file.logoUrl ?? null,
    supportEmail: file.supportEmail ?? null,
    level1: file.level1 ?? false,
    accountConnectivityType:
      file.bankLinks === 'frame' ? AccountConnectivityType.FIRST_PROVIDER : AccountConnectivityType.SECOND_PROVIDER,
    fundStyle: file.funds === undefined ? FundStyle.BOTH : fundStyles[file.funds],
    passwordPolicy: file.passwordPolicy ?? 'standard',
    requiresSecondFactor: file.requiresSecondFactor ?? false,
    validators: chosenValidators(file),
    isSsoEnabled: key !== undefined,
    ssoUrl: file.sso?.url ?? null,
    ssoIssuer: file.sso?.issuer ?? null,
    ssoKey:
      key === undefined
        ? null
        : keys.length === 1
          ? { kty: '', ...key }
          : { keys: keys.map((one) => ({ kty: '', ...one })) },
  }
}

/** Returns what the file asks employees for; all three by default. */
export function chosenValidators({ validators }: CompanyFile): readonly ValidatorName[] {
  return validators ?? validatorNames
}

/** The file's names of the settings, as reported to the operator; a key is not printed. */
const fileNames: Readonly<Partial<Record<keyof Settings, string>>> = {
  accountConnectivityType: 'bankLinks',
  fundStyle: 'funds',
  isSsoEnabled: 'sso',
  ssoUrl: 'sso.url',
  ssoIssuer: 'sso.issuer',
  ssoKey: 'sso.keys',
}

/** The file's words for the two link styles, by the stored number. */
const linkStyles = ['frame', 'page'] as const

const show = (name: string, value: unknown) =>
  name === 'accountConnectivityType'
    ? JSON.stringify(linkStyles[Number(value)])
    : typeof value === 'object' && value !== null && !Array.isArray(value)
      ? 'a key'
      : JSON.stringify(value)

function tellSettings(before: Company | undefined, after: Settings, { changes }: Report): boolean {
  if (!before) {
    changes.push(`new company ${after.name} (${after.code})`)
    return true
  }
  const known: Readonly<Record<string, unknown>> = { ...before }
  const changed = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(known[name], value))
  for (const [name, value] of changed)
    changes.push(`${Reflect.get(fileNames, name) ?? name}: ${show(name, known[name])} becomes ${show(name, value)}`)
  return changed.length > 0
}

/** Returns what is new in a list and what is no longer in it; empty if the file does not have the list. */
function difference(known: readonly string[], wanted: readonly string[] | undefined) {
  if (wanted === undefined) return { added: [], removed: [] }
  return { added: wanted.filter((one) => !known.includes(one)), removed: known.filter((one) => !wanted.includes(one)) }
}

async function saveDomains(
  { companies }: Directory,
  { id }: Company,
  { emailDomains }: CompanyFile,
  { changes, problems }: Report,
): Promise<void> {
  const { added, removed } = difference(await companies.domainsOf(id), emailDomains)
  for (const domain of added) {
    const owner = await companies.byDomain(domain)
    if (owner)
      problems.push(
        `emailDomains: ${domain} belongs to ${owner.name} (${owner.code}): take it out of one of the two files.`,
      )
    await companies.addDomain(id, domain)
    changes.push(`email domain ${domain} is added`)
  }
  for (const domain of removed) {
    await companies.removeDomain(id, domain)
    changes.push(`email domain ${domain} is taken out`)
  }
}

async function saveOrigins(
  { companies }: Directory,
  { id }: Company,
  { widgetOrigins }: CompanyFile,
  { changes }: Report,
): Promise<void> {
  const { added, removed } = difference(await companies.originsOf(id), widgetOrigins)
  for (const origin of added) {
    await companies.allowOrigin(id, origin)
    changes.push(`widgets may be on ${origin}`)
  }
  for (const origin of removed) {
    await companies.removeOrigin(id, origin)
    changes.push(`widgets may no longer be on ${origin}`)
  }
}

async function saveBenefits(
  { benefits }: Directory,
  { id }: Company,
  file: CompanyFile,
  { changes }: Report,
): Promise<void> {
  const known = await benefits.ofCompany(id)
  for (const { url = null, terms = null, ...benefit } of file.benefits ?? []) {
    const before = known.find(({ name }) => name === benefit.name)
    const after = { ...benefit, url, terms }
    if (before && isDeepStrictEqual({ ...before, id: 0 }, { ...after, id: 0 })) continue
    await benefits.save(id, after)
    changes.push(`benefit ${benefit.name} is ${before ? 'changed' : 'added'}`)
  }
  const { removed } = difference(
    known.map(({ name }) => name),
    file.benefits?.map(({ name }) => name),
  )
  for (const name of removed) {
    await benefits.remove(id, name)
    changes.push(`benefit ${name} is taken out`)
  }
}

const enrollmentText = (opens: string | null, closes: string | null) =>
  opens === null || closes === null ? 'no dates' : `${opens} to ${closes}`

/** Saves the match and the dates of enrollment, which are one row. */
async function saveMatch(
  { benefits }: Directory,
  { id }: Company,
  file: CompanyFile,
  { changes }: Report,
): Promise<void> {
  const before = await benefits.matchOf(id)
  const { limit: matchLimit = before.matchLimit, rate: matchRate = before.matchRate } = file.match ?? {}
  const dates = file.enrollment === undefined ? before : toDates(file.enrollment)
  const after = {
    matchLimit,
    matchRate,
    enrollmentOpens: dates.enrollmentOpens,
    enrollmentCloses: dates.enrollmentCloses,
  }
  if (isDeepStrictEqual(before, after)) return
  await benefits.saveMatch(id, after)
  if (before.matchLimit !== matchLimit || before.matchRate !== matchRate)
    changes.push(
      `match: ${before.matchRate} of each dollar up to ${before.matchLimit} of the income becomes ${matchRate} up to ${matchLimit}`,
    )
  const [was, is] = [before, after].map((one) => enrollmentText(one.enrollmentOpens, one.enrollmentCloses))
  if (was !== is) changes.push(`enrollment: ${was} becomes ${is}`)
}

const toDates = (enrollment: NonNullable<CompanyFile['enrollment']> | null) => ({
  enrollmentOpens: enrollment?.opens ?? null,
  enrollmentCloses: enrollment?.closes ?? null,
})

/**
 * Creates or changes a company as its file states; reports changes and problems. To be run inside a transaction, which
 * is rolled back if there are problems. Repeatable.
 */
export async function saveCompany(
  directory: Directory,
  file: CompanyFile,
  at: number,
  report: Report,
): Promise<Company> {
  const before = await directory.companies.byCode(file.code)
  const settings = toSettings(file)
  const rival = settings.ssoIssuer ? await directory.companies.bySsoIssuer(settings.ssoIssuer) : undefined
  if (rival && rival.code !== file.code) {
    report.problems.push(`sso.issuer: it is that of ${rival.name} (${rival.code}) already: each company needs its own.`)
    settings.ssoIssuer = null
  }
  const isChanged = tellSettings(before, settings, report)
  const saved = isChanged || !before ? await directory.companies.save({ ...settings, createdAt: at }) : before
  if (before && !isDeepStrictEqual(before.validators, settings.validators)) {
    report.changes.push(
      'employees are asked for other things now: load the roster with "rosterIsComplete": true, since its earlier lines no longer fit anyone',
    )
  }
  await saveDomains(directory, saved, file, report)
  await saveOrigins(directory, saved, file, report)
  await saveBenefits(directory, saved, file, report)
  await saveMatch(directory, saved, file, report)
  return saved
}
