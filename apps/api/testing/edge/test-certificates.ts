import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCertificates } from '../make-certificates.ts'

/** Made for this run of tests only: a server's key and certificate. */
export const testCertificates = createCertificates()

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-authority-'))
const path = join(folder, 'authority.pem')
writeFileSync(path, testCertificates.authority)
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

// The workerd of tests trusts it in addition to the public authorities. Read when miniflare is first loaded, so this
// comes first.
process.env['NODE_EXTRA_CA_CERTS'] = path
