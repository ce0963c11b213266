'use strict';
const { app } = require('./app.cjs');
const { refuse } = require('./strict.cjs');
const { windows } = require('./window-list.cjs');

function choose(item, { role, click }, event) {
  if (role === 'quit') app.quit();
  else if (role) refuse(`menu role ${role}`);
  else
    click?.(
      item,
      [...windows].find((window) => window.isFocused()),
      event
    );
}

class MenuItem {
  type = 'normal';
  enabled = true;
  visible = true;

  constructor(options) {
    Object.assign(this, { label: options.role ?? '' }, options);
    if (Array.isArray(options.submenu)) this.submenu = Menu.buildFromTemplate(options.submenu);
    this.click = (event) => choose(this, options, event);
  }
}

class Menu {
  items = [];

  static applicationMenu = null;

  static buildFromTemplate(template) {
    const menu = new Menu();
    menu.items = template.map((options) => new MenuItem(options));
    return menu;
  }

  static setApplicationMenu(menu) {
    Menu.applicationMenu = menu;
  }

  static getApplicationMenu() {
    return Menu.applicationMenu;
  }

  getMenuItemById(id) {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }

  popup() {
    refuse('Menu.popup');
  }
}

module.exports = { Menu, MenuItem };
