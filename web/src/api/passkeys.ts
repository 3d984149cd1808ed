import type { CreationOptions, NewCredential, RequestOptions, Signature } from './types';

/** Passkeys are for sites with a name: an IP address has none. */
export function passkeysWork(): boolean {
  return 'PublicKeyCredential' in window && window.isSecureContext && !/^[\d.]+$|:|\[/.test(location.hostname);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The browser asks its user; null if they decline. */
async function ask(question: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await question) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Make a passkey. */
export async function makePasskey(options: CreationOptions): Promise<NewCredential | null> {
  const made = await ask(
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytes(options.challenge),
        user: { ...options.user, id: bytes(options.user.id) },
        excludeCredentials: options.excludeCredentials.map(({ id }) => ({ id: bytes(id), type: 'public-key' })),
      } as PublicKeyCredentialCreationOptions,
    }),
  );
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    response: { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) },
  };
}

/** Sign with an existing passkey. */
export async function usePasskey(options: RequestOptions): Promise<Signature | null> {
  const used = await ask(
    navigator.credentials.get({
      publicKey: {
        ...options,
        challenge: bytes(options.challenge),
        allowCredentials: [],
      } as PublicKeyCredentialRequestOptions,
    }),
  );
  if (!used) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
  return {
    id: used.id,
    rawId: text(used.rawId),
    type: used.type,
    response: {
      clientDataJSON: text(clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: userHandle && text(userHandle),
    },
  };
}
