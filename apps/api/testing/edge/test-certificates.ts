import { join } from 'node:path'

/**
 * Made for tests only: an authority whose key was thrown away, and one server certificate signed by it, for this
 * machine.
 */
export const testCertificates = join(import.meta.dirname, '../fixtures/tls')

// The workerd of tests trusts it in addition to the public authorities. Read when miniflare is first loaded, so this
// comes first.
process.env['NODE_EXTRA_CA_CERTS'] = join(testCertificates, 'authority.pem')
