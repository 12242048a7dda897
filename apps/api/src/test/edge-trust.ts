import { join } from 'node:path'

/** Made for tests alone: an authority whose own key was thrown away, and one server that it vouches for, on this machine. */
export const TEST_CERTIFICATES = join(import.meta.dirname, '../../fixtures/tls')

// The workerd of tests trusts it beside the world's authorities. Read when miniflare is first loaded, so this comes before it.
process.env['NODE_EXTRA_CA_CERTS'] = join(TEST_CERTIFICATES, 'authority.pem')
