/** Missions and threats in words: what they ask for, what is done, what is still missing. */
import type { Words } from "../../lib/words";
import { list, type NameOf, type Say } from "./names";
import type { Contents, PlayerView, TaskFace, View } from "./view";

/** A task of an open mission card, for one player. */
export interface Task {
  face: TaskFace;
  count: number | undefined; // what the player has of it; unknown for somebody who has no missions
  isDone: boolean;
  holds: boolean;
}

export function tasksOf(view: View, box: Contents, id: string, player: PlayerView | undefined): Task[] {
  const counts = player?.counts[view.missions.indexOf(id)];
  return (box.missions[id] ?? []).map((face, i) => {
    const count = counts?.[i];
    const isDone = player?.mission === id && (player.tasks[i] ?? false);
    return { face, count, isDone, holds: !isDone && count !== undefined && count >= face.number };
  });
}

/** The card, its tasks with what one has of them, and who works on it. */
export function missionLines(
  words: Words,
  view: View,
  box: Contents,
  id: string,
  seat: number,
  say: Say,
  nameOf: NameOf,
): string[] {
  const mine = view.players[seat];
  return [
    words("board-mission", { mission: words.name("mission", id) }),
    ...tasksOf(view, box, id, mine).map((task) => taskLine(words, task, say)),
    ...view.players.flatMap((player, i) =>
      player.mission === id
        ? [words("board-mission-bound", { name: nameOf(i), done: player.tasks.filter(Boolean).length })]
        : [],
    ),
    ...(mine?.mission && mine.mission !== id ? [words("board-mission-other")] : []),
    words("board-mission-reward"),
  ];
}

function taskLine(words: Words, { face, count, isDone, holds }: Task, say: Say): string {
  const task = say("task-word", face.word);
  if (isDone) return words("board-task-done", { task });
  if (holds) return words("board-task-holds", { task });
  return count === undefined ? task : words("board-task-missing", { task, count, missing: face.number - count });
}

export function threatLines(words: Words, view: View, box: Contents, say: Say, nameOf: NameOf): string[] {
  const id = view.threat;
  const reward = (box.threats[id] ?? []).map((one) => say("reward", one));
  return [
    words("board-threat", { threat: words.name("threat", id) }),
    words("board-threat-asks", { asks: words(`threat-${id}.asks`) }),
    words("board-threat-reward", { reward: list(words, reward) }),
    view.remover >= 0
      ? words("board-threat-removed", { name: nameOf(view.remover) })
      : words("board-threat-does", { does: words(`threat-${id}.does`) }),
  ];
}

/** Another player's mission card, and their personal space. */
export function missionOfLines(words: Words, player: PlayerView): string[] {
  const done = player.tasks.filter(Boolean).length;
  return [
    player.mission
      ? words("board-mission-of", { mission: words.name("mission", player.mission), done })
      : words("board-mission-of-none"),
    words(`board-personal-other-${player.personal}`),
  ];
}

export function personalLines(words: Words, player: PlayerView): string[] {
  return [words.name("bonus", "personal"), words("board-personal"), words(`board-personal-${player.personal}`)];
}
