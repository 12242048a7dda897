import type { AppParts } from '../../app-parts.ts'
import { sourceLanguage } from '@evenkeel/api-client/contract/languages'
import type { Download } from '@evenkeel/api-client/contract/primitives'
import { inLanguage } from '@evenkeel/engine'
import { notFound, signedOut } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { attachmentFiles, countExportParts } from './attachment-files.ts'
import { csvFiles } from './csv-files.ts'
import { rangeStart } from './ids-in-json.ts'
import { exportFormat, exportVersion, readExport } from './read-export.ts'
import type { ExportedRow, ExportedTables } from './row-out.ts'
import * as words from '../../words/export.generated.ts'
import { writeZip, type ZipFile } from './zip-out.ts'

/** The file that says what is in the zip, in the language of the person. */
const readme = (partCount: number) =>
  [
    words.everything(),
    '',
    `data.json     ${words.data()}`,
    `history.json  ${words.history()}`,
    `sign-in.json  ${words.signIn()}`,
    `attachments   ${words.attachments()}`,
    `*.csv         ${words.tables()}`,
    '',
    words.notes(),
    '',
    ...(partCount === 1 ? [] : [words.parts({ count: partCount, more: partCount - 1 }), '']),
  ].join('\r\n')

const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Writes a long list of rows as JSON in pieces, one row per line. */
function* jsonRows(rows: readonly ExportedRow[]): Generator<string> {
  for (const [index, row] of rows.entries()) yield `${index === 0 ? '' : ','}\n${JSON.stringify(row)}`
}

/** Writes an object as JSON in pieces; its last fields are long lists. */
function* jsonTables(head: Readonly<Record<string, unknown>>, lists: ExportedTables): Generator<string> {
  yield '{'
  for (const [key, value] of Object.entries(head)) yield `${JSON.stringify(key)}:${JSON.stringify(value)},`
  yield '"tables":{'
  for (const [index, [key, rows]] of Object.entries(lists).entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(key)}:[`
    yield* jsonRows(rows)
    yield ']'
  }
  yield '\n}}\n'
}

/** Returns what the directory knows about a person, without hashes, tokens or anything else that can sign in. */
async function readSignIn({ directory }: Pick<AppParts, 'directory'>, personId: number) {
  const person = await directory.people.byId(personId)
  if (!person) throw signedOut()
  const { firstName, lastName, email, phone, emailVerifiedAt, acceptedTerms, createdAt, language } = person
  const [company, planner, lines, grants, interests, pages, reads] = await Promise.all([
    directory.companies.byId(person.companyId),
    directory.planners.ofEmployee(person.companyId, personId),
    directory.audit.ofPersonWithActors(personId, Number.MAX_SAFE_INTEGER),
    directory.staff.grantsOn(personId),
    directory.interests.ofPerson(personId),
    directory.widgetGrants.everOf(personId),
    directory.widgetReads.byDay(personId, Number.MAX_SAFE_INTEGER),
  ])
  const signIn = {
    person: {
      firstName,
      lastName,
      email,
      phone,
      company: company?.name ?? null,
      emailVerifiedAt: moment(emailVerifiedAt),
      acceptedTerms,
      createdAt: moment(createdAt),
    },
    planner: planner ? `${planner.firstName} ${planner.lastName}` : null,
    interestedInGoals: interests,
    pages: pages.map(({ origin, agreedAt, endsAt, endedAt }) => ({
      origin,
      agreedAt: moment(agreedAt),
      until: moment(Math.min(endsAt, endedAt ?? endsAt)),
    })),
    readsOnPages: reads.map(({ origin, widget, day, reads: count }) => ({ origin, widget, day, reads: count })),
    access: lines.map(({ line, actor }) => ({
      at: moment(line.at),
      event: line.event,
      call: line.call,
      ...(line.page === null ? {} : { page: line.page, widget: line.widget }),
      by: line.actorId === personId ? 'yourself' : actor && `${actor.firstName} ${actor.lastName}`,
    })),
    grants: grants.map(({ grant, staff }) => ({
      by: `${staff.firstName} ${staff.lastName}`,
      reason: grant.reason,
      from: moment(grant.openedAt),
      to: moment(grant.endsAt),
    })),
  }
  return { language, signIn }
}

const json = (value: unknown): Iterable<string> => [`${JSON.stringify(value, null, 1)}\n`]

function noteExport({ directory }: AppParts, { clock, person: { userId } }: RequestContext): Promise<void> {
  return directory.audit.add({ at: clock.now(), actorId: userId, personId: userId, event: 'data-exported' })
}

/**
 * Returns everything kept about the signed-in person as one zip. The same data produces the same bytes. The export is
 * written to the log that the person can read, and so appears from the next export on.
 */
export async function exportAccountData(parts: AppParts, context: RequestContext): Promise<Download> {
  const { userId } = context.person
  const { language, signIn } = await readSignIn(parts, userId)
  const {
    tables,
    totals,
    history,
    drafts,
    proposals,
    parts: count,
    attached,
  } = await context.withLedger((ledger) => ({
    ...readExport(ledger, rangeStart(userId)),
    parts: countExportParts(ledger),
    attached: attachmentFiles(ledger, rangeStart(userId), 1) ?? [],
  }))
  await noteExport(parts, context)
  const files: ZipFile[] = [
    { name: 'README.txt', pieces: [inLanguage(language ?? sourceLanguage, () => readme(count))] },
    { name: 'data.json', pieces: jsonTables({ format: exportFormat, version: exportVersion, totals }, tables) },
    { name: 'history.json', pieces: jsonTables({}, { changes: history, drafts, proposals }) },
    { name: 'sign-in.json', pieces: json(signIn) },
    ...csvFiles(tables),
    ...attached,
  ]
  return { fileName: 'evenkeel-data.zip', bytes: await writeZip(files, parts.yieldToEventLoop) }
}

/** Returns one of the further zips of an export, which hold attachments alone. @throws ApiError 404 */
export async function exportFurtherPart(parts: AppParts, context: RequestContext, part: number): Promise<Download> {
  const { userId } = context.person
  const files = await context.withLedger((ledger) => attachmentFiles(ledger, rangeStart(userId), part))
  if (!files) throw notFound()
  await noteExport(parts, context)
  return { fileName: `evenkeel-data-${part}.zip`, bytes: await writeZip(files, parts.yieldToEventLoop) }
}
