import { t } from '../i18n/locale.svelte';
import { noticeTurn } from '../push.svelte';
import { settings } from '../settings.svelte';
import { version } from '../version.svelte';

/** The lamp in the tab of the browser, and bell and notice if the user wants them. */
export function callToTable(turn: boolean, name: string, table = ''): void {
  version.turn = turn;
  document.title = turn ? `● ${t('your-turn')} · ${name}` : `${name} · Stellwerk`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = import.meta.env.BASE_URL + (turn ? 'icon-turn.svg' : 'icon.svg');
  if (turn && settings.sound) ring();
  if (turn && table) void noticeTurn(table, name);
}

/** Two strokes of a station bell. */
function ring(): void {
  const audio = new AudioContext();
  for (const [delay, pitch] of [[0, 880], [0.18, 1175]] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = audio.currentTime + delay;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.7);
  }
  setTimeout(() => void audio.close(), 1_500);
}
