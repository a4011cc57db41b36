// "It is your turn", for somebody who looks at another page.
import { settings } from "../lib/settings.svelte";

let audio: AudioContext | undefined;

/** Two short tones. Browsers are silent until the page was clicked once. */
function chime(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    [660, 880].forEach((pitch, i) => {
      const start = audio!.currentTime + i * 0.14;
      const tone = audio!.createOscillator();
      const volume = audio!.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
      tone.connect(volume).connect(audio!.destination);
      tone.start(start);
      tone.stop(start + 0.32);
    });
  } catch {
    // no sound is possible here
  }
}

const canNotify = () => typeof Notification !== "undefined" && window.isSecureContext;

export function tellTurn(title: string, body: string): void {
  if (settings.sound) chime();
  if (!settings.notifications || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag: "orrery-turn", icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // phones need a service worker for this, so they only get the title
  }
}
