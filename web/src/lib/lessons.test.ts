import { beforeEach, expect, it } from "vitest";
import { leaveLesson, lessonDone, lessonLeft, lessonsDone } from "./lessons";

beforeEach(() => localStorage.clear());

it("remembers which lessons were taken, each once", () => {
  lessonDone("chess", "first");
  lessonDone("chess", "first");
  lessonDone("chess", "knights");
  expect(lessonsDone("chess")).toEqual(["first", "knights"]);
  expect(lessonsDone("go")).toEqual([]);
});

it("remembers at which tables a lesson was left, and taken up again", () => {
  leaveLesson("one", true);
  leaveLesson("two", true);
  leaveLesson("one", false);
  expect(lessonLeft("one")).toBe(false);
  expect(lessonLeft("two")).toBe(true);
});
