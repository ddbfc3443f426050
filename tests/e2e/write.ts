import type { Page } from "@playwright/test";
import type { HouseClient } from "./house-client.ts";

/** A form or a switch of a screen: what it needs, its screen, and what a person does from there to the end. */
export interface Write {
  name: string;
  /** Makes its row, and says the address of its screen. */
  screen: string | ((house: HouseClient) => Promise<string>);
  press: (page: Page) => Promise<void>;
  /** Puts back what other journeys in this house go by. */
  undo?: (page: Page) => Promise<void>;
}

export const box = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name });
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
export const send = (page: Page) => page.keyboard.press("Control+Enter");
export const yes = (page: Page, name: RegExp) => page.getByRole("dialog").getByRole("button", { name }).last().click();
