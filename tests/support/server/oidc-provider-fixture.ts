// Another service that people sign in with: OpenID Connect over HTTP, as far as signing in goes.
import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type OidcUser = {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly picture?: string;
};

export type OidcProviderFixture = {
  readonly discoveryUrl: string;
  /** The person who approves next. */
  person: OidcUser;
  /** The requested paths. */
  readonly asked: string[];
  readonly stop: () => Promise<void>;
};

const clientId = 'reelwright-test';

/** `port` 0 takes any. */
export async function startOidcProvider(person: OidcUser, port = 0): Promise<OidcProviderFixture> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const nonces = new Map<string, string | null>();
  const asked: string[] = [];
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status = 200, location, body } = await answer(request);
    response.writeHead(status, { 'content-type': 'application/json', ...(location ? { location } : {}) });
    response.end(body === undefined ? '' : JSON.stringify(body));
  }
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: OidcProviderFixture = {
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    person,
    asked,
    stop: () => new Promise((resolve) => server.close(() => resolve()))
  };

  async function answer(
    request: IncomingMessage
  ): Promise<{ status?: number; location?: string; body?: unknown }> {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    asked.push(pathname);
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return {
          body: {
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            userinfo_endpoint: `${issuer}/userinfo`,
            jwks_uri: `${issuer}/jwks`,
            id_token_signing_alg_values_supported: ['RS256']
          }
        };
      case '/jwks':
        return {
          body: {
            keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }]
          }
        };
      case '/authorize': {
        const code = randomBytes(16).toString('hex');
        nonces.set(code, searchParams.get('nonce'));
        const back = new URL(searchParams.get('redirect_uri') ?? '');
        back.searchParams.set('code', code);
        back.searchParams.set('state', searchParams.get('state') ?? '');
        return { status: 302, location: back.href };
      }
      case '/token': {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const code = new URLSearchParams(Buffer.concat(chunks).toString()).get('code') ?? '';
        const nonce = nonces.get(code);
        return nonces.delete(code)
          ? {
              body: {
                access_token: 'planted-access-token',
                token_type: 'Bearer',
                expires_in: 60,
                id_token: signToken(nonce)
              }
            }
          : { status: 400, body: { error: 'invalid_grant' } };
      }
      case '/userinfo':
        return { body: service.person };
      default:
        return { status: 404 };
    }
  }

  function signToken(nonce: string | null | undefined): string {
    const seconds = Math.floor(Date.now() / 1000);
    const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const claims = {
      ...service.person,
      iss: issuer,
      aud: clientId,
      iat: seconds,
      exp: seconds + 60,
      ...(nonce ? { nonce } : {})
    };
    const content = `${encode({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${encode(claims)}`;
    return `${content}.${createSign('RSA-SHA256').update(content).sign(keys.privateKey).toString('base64url')}`;
  }

  return service;
}

/** The keys that the service gave us. */
export const oidcClientKeys = (service: OidcProviderFixture) =>
  ({
    name: 'house',
    discoveryUrl: service.discoveryUrl,
    clientId,
    clientSecret: 'a secret of the test'
  }) as const;
